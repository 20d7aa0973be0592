/** A source of numbers in [0, 1). Tests and simulations pass a seeded one. */
export type Random = () => number;
