/**
 * Returns how many random cases a property has: `few` among all specs, and `all` of them in
 * a run with ALL_ROUNDS set (docs/measuring.md).
 */
export const rounds = (few: number, all: number): number =>
  process.env['ALL_ROUNDS'] === undefined ? few : all
