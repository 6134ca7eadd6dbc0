/**
 * Returns how many random cases a property has: `few` among all specs, and `all` of them in
 * `npm run faults -- --only generated`, which sets ALL_ROUNDS.
 */
export const rounds = (few: number, all: number): number =>
  process.env['ALL_ROUNDS'] === undefined ? few : all
