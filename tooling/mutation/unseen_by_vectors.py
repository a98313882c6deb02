"""Changes of the implementation in Python that no golden vector sees: no result that a vector compares depends on them.

By file, by the reason, and then each line as it is after the change, in the form in which `ast.unparse` writes it.
"""

UNSEEN_BY_VECTORS: dict[str, dict[str, list[str]]] = {
    "arithmetic.py": {
        "weights twice as large share in the same way": [
            "sign = 2 if any((weight > 0 for weight in weights)) else -1",
            "sign = 1 if any((weight > 0 for weight in weights)) else -2",
            "weights = [2] * len(weights)",
        ],
    },
    "cart_input.py": {
        "the kind is checked before all other fields, and then again": [
            "OFFER_FIELDS = (Field('kind', lambda value, path: value), Field('id', text), "
            "optional('title', text), nullable('budgetMinor', amount))",
        ],
        "the message of an error, for the reader": ["without super().__init__(f'{failure} {field}'.strip())"],
    },
    "cart_rules.py": {
        "only a cart of nothing is below a minimum of one, and no coupon takes anything off it": [
            "return bool(self.lines_of(coupon)) and self.total() >= (coupon['minimumMinor'] or 1)",
        ],
    },
    "price_text.py": {
        "an amount of 0 has no magnitude either": [
            "return f'-{written}' if amount <= 0 < magnitude else written",
        ],
    },
}
