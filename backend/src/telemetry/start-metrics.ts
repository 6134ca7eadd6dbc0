import type { RequestHandler } from 'express'
import { hashingCounts } from '../accounts/passwords'
import { lastBackupAt } from '../backup/backup-record'
import { SECOND_MS } from '../core/durations'
import { pool } from '../database/data-source'
import { useStatementWatch } from '../database/watch-statements'
import { countMailsByState } from '../features/mail/mails.service'
import { getWaitlistStats } from '../features/waitlist/waitlist-stats.service'
import type { RequestObserver } from '../http/observe-requests'
import { createMetrics, type MetricSources } from './metrics'
import { metricsRoute } from './metrics-route'

/** What is one server's own. */
export interface ServerFigures {
  countSockets: () => number
  now: () => Date
}

/** Whom to tell of requests, and what answers at /metrics: nothing without METRICS_TOKEN, and nothing is measured. */
export function startMetrics(
  token: string | undefined,
  figures: ServerFigures,
): { observers: RequestObserver[]; routes: RequestHandler[] } {
  if (token === undefined) return { observers: [], routes: [] }
  const metrics = createMetrics(createSources(figures))
  useStatementWatch({ onSlow: metrics.countSlowStatement })
  return { observers: [metrics.observeRequest], routes: [metricsRoute(metrics.registry, token)] }
}

/** Counting reads every mail that is kept: not more often than this. */
const MAILS_AGE_MS = 15 * SECOND_MS

function createSources({ countSockets, now }: ServerFigures): MetricSources {
  let mails: { counts: Promise<Record<string, number>>; until: number } | undefined
  return {
    sockets: countSockets,
    poolConnections: () => {
      const { totalCount, idleCount, waitingCount } = pool()
      return { total: totalCount, idle: idleCount, waiting: waitingCount }
    },
    hashing: hashingCounts,
    lastBackupAt,
    waitlist: () => getWaitlistStats(now()),
    mails: () => {
      if (!mails || performance.now() >= mails.until)
        mails = { counts: countMailsByState(), until: performance.now() + MAILS_AGE_MS }
      return mails.counts
    },
  }
}
