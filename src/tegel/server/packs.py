"""What browsers need to play and think by themselves: a site (`pocket.py`), if it was made."""

from pathlib import Path

FOLDER = Path(__file__).parent / "pack"
# Where the site lies; who takes Tegel along has it from there.
PLACE = "/pocket/"
# What is text lies packed beside its file (`page.PACKED`): of each only one comes.
PACKED = {".br", ".gz"}


def address() -> str | None:
    """Where what thinks is found: in a folder that is named by what is in it."""
    return next((f"{PLACE}{one.name}/" for one in sorted(FOLDER.glob("pack-*"))), None)


def size() -> int:
    """How many bytes come to who takes all of it along."""
    files = [file for file in FOLDER.rglob("*") if file.is_file() and file.suffix not in PACKED]
    return sum(_small(file).stat().st_size for file in files)


def _small(file: Path) -> Path:
    packed = file.with_name(f"{file.name}.gz")
    return packed if packed.is_file() else file
