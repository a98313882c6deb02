"""Changes one operator, number or statement of the implementation in Python at a time, and looks for a vector that fails.

Started by `npm run task mutate -- vectors`. Prints each change that no vector sees, and ends with 1 if there is one.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

VECTORS = Path(__file__).parents[2] / "packages/pricing/vectors"
FILES = ("arithmetic.py", "cart_input.py", "cart_rules.py", "price_cart.py", "price_text.py", "unit_price.py")
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
    if isinstance(node, (ast.AugAssign, ast.Continue)) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        yield ast.Pass()


def replaced(node: ast.AST, **fields: object) -> ast.AST:
    return type(node)(**{**dict(ast.iter_fields(node)), **fields})


def mutants(source: str) -> Iterator[tuple[int, str, str]]:
    """The line of each change, what it is, and the source with it."""
    count = sum(1 for _ in ast.walk(ast.parse(source)))
    for position in range(count):
        original = list(ast.walk(ast.parse(source)))[position]
        if is_message(original):
            continue
        for number in range(len(list(changes(original)))):
            tree = ast.parse(source)
            nodes = list(ast.walk(tree))
            changed = list(changes(nodes[position]))[number]
            place(tree, nodes[position], changed)
            name = f"{one_line(original)} → {one_line(changed)}"
            yield getattr(original, "lineno", 0), name, ast.unparse(ast.fix_missing_locations(tree))


def is_message(node: ast.AST) -> bool:
    """A docstring or a raise says something and computes nothing."""
    return isinstance(node, ast.Raise)


def one_line(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())[:70]


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
    command = [sys.executable, "-B", str(folder / "price_cart.py"), str(VECTORS)]
    try:
        return subprocess.run(command, capture_output=True, timeout=SECONDS, check=False).returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main() -> int:
    survivors, count = [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "python"
        shutil.copytree(VECTORS / "python", folder)
        for file in FILES:
            source = (folder / file).read_text("utf8")
            for line, change, mutant in mutants(source):
                count += 1
                (folder / file).write_text(mutant, "utf8")
                if not is_seen(folder):
                    survivors.append(f"{file}:{line} {change}")
                    print(f"SURVIVED {survivors[-1]}", flush=True)
            (folder / file).write_text(source, "utf8")
    print(f"{count - len(survivors)} killed, {len(survivors)} survived")
    return 1 if survivors else 0


sys.exit(main())
