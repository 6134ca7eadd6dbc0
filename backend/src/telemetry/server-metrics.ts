import { pool } from '../database/data-source'
import type { Metric } from '../features/feature'

/** What a server tells of itself, whatever features there are. */
export const createServerMetrics = (countSockets: () => number): Metric[] => [
  {
    name: 'club_db_pool_connections',
    help: 'Connections to the database: all, those that do nothing, and requests that wait for one.',
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
