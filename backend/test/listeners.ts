import { db } from '../src/database/data-source'

/** Ends the connections to this database that listen for notifications, as a restart of PostgreSQL would. */
export const endListeners = (em = db.manager): Promise<unknown> =>
  em.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query LIKE 'LISTEN %' AND datname = current_database()`,
  )
