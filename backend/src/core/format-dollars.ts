/** Returns cents as dollars: $19.99 */
export const formatDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
