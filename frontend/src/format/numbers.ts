const everyThousand = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a count: 50,000. Without Intl.NumberFormat, because its first use takes longer than the
 * rest of the team's page.
 */
export const formatCount = (count: number) => String(count).replace(everyThousand, ',')
