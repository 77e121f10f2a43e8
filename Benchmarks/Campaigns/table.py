"""A table of Markdown whose rows are measured target by target, perhaps in several runs."""


class Table:
    """The rows of a figure. The first cell of a row is the target."""

    def __init__(self, heads, file):
        """Reads the rows of a file. A file with other columns has none."""
        self.heads, self.rows = heads, []
        lines = file.read_text().splitlines() if file.exists() else []
        cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
        if cells and cells[0] == heads:
            self.rows = cells[2:]

    def of(self, target):
        """Returns the rows of a target."""
        return [row for row in self.rows if row[0] == f"`{target}`"]

    def replace(self, target, rows):
        """Replaces the rows of a target."""
        new = [[f"`{target}`", *row] for row in rows]
        old = [row for row in self.rows if row[0] != f"`{target}`"]
        self.rows = sorted(old + new, key=lambda row: row[0])

    def text(self):
        lines = [self.heads, ["---"] * len(self.heads), *self.rows]
        return "".join(f"| {' | '.join(line)} |\n" for line in lines)
