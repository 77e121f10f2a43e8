// The page calls the functions of Exports.swift. The program itself does nothing.
