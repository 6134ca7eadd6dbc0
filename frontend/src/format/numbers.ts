const integer = new Intl.NumberFormat('en-US')

/** A count as people read it: 50,000 */
export const formatCount = (count: number) => integer.format(count)
