const everyThousand = /\B(?=(?:\d{3})+$)/g

/**
 * A count as people read it: 50,000. Not by Intl.NumberFormat, whose first one takes the browser longer than the rest
 * of the team's page takes to run.
 */
export const formatCount = (count: number) => String(count).replace(everyThousand, ',')
