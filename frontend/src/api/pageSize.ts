/* The maximum page size of the server. */
const PAGE_SIZE_MAX = 100

/**
 * Returns the page size with which a refetch returns all shown rows of a list. The server's maximum
 * is 100 rows: a longer list then ends after 100 rows, and "Show more" loads the others again.
 */
export const pageSizeFor = (rows: number): number => Math.min(rows, PAGE_SIZE_MAX)
