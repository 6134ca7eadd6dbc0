import { pool } from '../database/data-source'
import type { Metric } from '../features/feature'

/** Creates the metrics of a server that do not depend on features. */
export const createServerMetrics = (countSockets: () => number): Metric[] => [
  {
    name: 'club_db_pool_connections',
    help: 'Connections to the database: total, idle, and requests waiting for one.',
    read: () => {
      const { totalCount, idleCount, waitingCount } = pool()
      return { total: totalCount, idle: idleCount, waiting: waitingCount }
    },
  },
  {
    name: 'club_sockets',
    help: 'Open WebSockets.',
    read: () => ({ open: countSockets() }),
  },
]
