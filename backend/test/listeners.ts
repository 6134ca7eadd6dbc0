import { db } from '../src/database/data-source'
import { HEARTBEAT } from '../src/database/listening-connection'

/**
 * Ends the connections to this database that listen for notifications, as a restart of PostgreSQL
 * would. Their last statement is a LISTEN or, after 20 s, a heartbeat.
 */
export async function endListeners(em = db.manager): Promise<void> {
  const ended = await em.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE (query LIKE 'LISTEN %' OR query = $1) AND datname = current_database()`,
    [HEARTBEAT],
  )
  if (ended.length === 0) throw new Error('no connection listens for notifications')
}
