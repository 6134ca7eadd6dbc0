const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Returns cents as dollars: $1,200.50 */
export const formatDollars = (cents: number): string => amount.format(cents / 100)
