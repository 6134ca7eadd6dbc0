/**
 * Returns how many random cases a property has: `few`, or `all` of them if ALL_ROUNDS is set
 * (docs/measuring.md).
 */
export const rounds = <Rounds>(few: Rounds, all: Rounds): Rounds =>
  process.env['ALL_ROUNDS'] === undefined ? few : all
