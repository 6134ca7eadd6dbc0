/**
 * Returns how many random cases a property has: `few`, or `all` of them if ALL_ROUNDS is set
 * (docs/measuring.md).
 */
export const rounds = (few: number, all: number): number =>
  process.env['ALL_ROUNDS'] === undefined ? few : all
