"""Changes of the implementation in Python that no golden vector sees, because no result depends on them.

By file, by the reason, and then each line as it is after the change, in the form in which `ast.unparse` writes it.
"""

UNSEEN_BY_VECTORS: dict[str, dict[str, list[str]]] = {}
