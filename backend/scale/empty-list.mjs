import { query } from '../processes/postgres-process.mjs'

/**
 * Takes back every place, so that there are as many for whoever comes next.
 * @param {string} databaseUrl
 * @param {number} [total] how many are gone all the same
 */
export async function emptyList(databaseUrl, total = 0) {
  await query(databaseUrl, 'DELETE FROM waitlist_entry')
  const sql = `UPDATE waitlist_counter SET day = '-infinity', "dayCount" = 0, total = $1`
  await query(databaseUrl, sql, [total])
}
