"""Changes one operator, number, loop, checked field or statement of the implementation in Python at a time, and looks for a vector that fails.

Started by `npm run task mutate -- vectors`, with the part of a path that limits the files. Prints each change that no vector sees and that
isn't listed as without effect, and each that is listed wrongly. Ends with 1 if there is one. With `--stale` it only prints what is listed and
can't be changed any more.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from unseen_by_vectors import UNSEEN_BY_VECTORS

VECTORS = Path(__file__).parents[2] / "packages/pricing/vectors"
FILES = ("arithmetic.py", "cart_input.py", "cart_rules.py", "price_cart.py", "price_text.py", "shop_config.py", "unit_price.py")
COMPARED = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
CALCULATED = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
# What makes a field, with its check as the second argument.
CHECKED = ("Field", "optional", "nullable")
SECONDS = 10


def changes(node: ast.AST) -> Iterator[ast.AST]:
    """Every changed form of a node."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        ops = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
        yield ast.Compare(node.left, ops, node.comparators)
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in CALCULATED:
        yield replaced(node, op=CALCULATED[type(node.op)]())
    if isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp):
        yield node.operand
    if isinstance(node, ast.IfExp):
        yield ast.IfExp(node.test, node.orelse, node.body)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    if isinstance(node, ast.Name) and node.id in CALLED:
        yield ast.Name(CALLED[node.id], node.ctx)
    if isinstance(node, ast.For):
        first = ast.Subscript(ast.Call(ast.Name("list", ast.Load()), [node.iter], []), ast.Slice(upper=ast.Constant(1)), ast.Load())
        yield replaced(node, iter=first)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CHECKED:
        yield ast.Call(node.func, [node.args[0], ast.parse("lambda value, path: value", mode="eval").body, *node.args[2:]], [])
    if isinstance(node, (ast.AugAssign, ast.Continue)) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield ast.Pass()


def replaced(node: ast.AST, **fields: object) -> ast.AST:
    return type(node)(**{**dict(ast.iter_fields(node)), **fields})


def mutants(source: str) -> Iterator[tuple[int, str, str]]:
    """The line of each change, its name, and the source with it."""
    normal = ast.unparse(ast.parse(source)).splitlines()
    for position, original in enumerate(computing(ast.parse(source))):
        for number in range(len(list(changes(original)))):
            tree = ast.parse(source)
            node = list(computing(tree))[position]
            place(tree, node, list(changes(node))[number])
            changed = ast.unparse(ast.fix_missing_locations(tree))
            yield getattr(original, "lineno", 0), name_of(normal, changed.splitlines()), changed


def computing(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all in it. A raise says something and computes nothing."""
    if isinstance(node, ast.Raise):
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from computing(child)


def name_of(before: list[str], after: list[str]) -> str:
    """The line as it is after the change, which names the change wherever the line is in its file."""
    old, new = next((old.strip(), new.strip()) for old, new in zip(before, after) if old != new)
    return f"without {old}" if new == "pass" else new


def place(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put a node in the place of another one."""
    for parent in ast.walk(tree):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list):
                setattr(parent, field, [new if item is old else item for item in value])


def is_seen(folder: Path) -> bool:
    """Whether a vector fails."""
    command = [sys.executable, "-B", str(folder / "check_vectors.py"), str(VECTORS)]
    try:
        return subprocess.run(command, capture_output=True, timeout=SECONDS, check=False).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def listed_for(file: str) -> list[str]:
    return [name for names in UNSEEN_BY_VECTORS.get(file, {}).values() for name in names]


def check_file(path: Path) -> tuple[int, int]:
    """Print what is wrong with a file. Returns how many changes it can have and how many of them are wrong."""
    source = path.read_text("utf8")
    listed = listed_for(path.name)
    names, unseen = [], []
    for line, name, mutant in mutants(source):
        path.write_text(mutant, "utf8")
        names.append(name)
        if not is_seen(path.parent):
            unseen.append((line, name))
    path.write_text(source, "utf8")
    survivors = [f"{line} {name}" for line, name in unseen if name not in listed]
    unseen_names = [name for _, name in unseen]
    stale = [name for name in listed if names.count(name) != 1 or name not in unseen_names]
    for survivor in survivors:
        print(f"SURVIVED {path.name}:{survivor}", flush=True)
    for name in stale:
        print(f"LISTED, but seen by a vector or not there once: {path.name} {name}", flush=True)
    return len(names), len(survivors) + len(stale)


def stale_names(path: Path) -> list[str]:
    """The listed changes that can't be made any more, or not in one place alone. No vector is looked at."""
    names = [name for _, name, _ in mutants(path.read_text("utf8"))]
    return [f"{path.name}: {name}" for name in listed_for(path.name) if names.count(name) != 1]


def main() -> int:
    part = sys.argv[1] if len(sys.argv) > 1 else ""
    files = [file for file in FILES if part in f"packages/pricing/vectors/python/{file}"]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "python"
        shutil.copytree(VECTORS / "python", folder)
        results = [check_file(folder / file) for file in files]
    count, wrong = (sum(result[index] for result in results) for index in (0, 1))
    listed = sum(len(listed_for(file)) for file in files)
    print(f"Python: {count} mutants, {listed} listed as without effect, {wrong} wrong")
    return 1 if wrong else 0


if sys.argv[1:] == ["--stale"]:
    for file in UNSEEN_BY_VECTORS:
        for stale in stale_names(VECTORS / "python" / file):
            print(stale)
else:
    sys.exit(main())
