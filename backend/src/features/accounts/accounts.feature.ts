import { hashingCounts } from '../../accounts/passwords'
import { LOCKOUT_LIFTED } from '../../accounts/lifted-lockouts'
import { SESSION_CHANGED } from '../../accounts/session-endings'
import { Session } from '../../accounts/session.entity'
import { User } from '../../accounts/user.entity'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations'
import { RateLimitCount } from '../../database/rate-limit-count.entity'
import { retentionJob } from '../../jobs/retention-job'
import { MutationResponse } from '../../graphql/mutation-response.entity'
import type { Feature, Metric } from '../feature'
import { accountsData } from './accounts.data'
import { provisionTeam } from './provision-team'

const passwordHashing: Metric = {
  name: 'club_password_hashing',
  help: 'Passwords being hashed, and passwords waiting to be hashed.',
  read: hashingCounts,
}

/** Deletes expired sessions of both cookies, `sid` and `__Host-sid` (SEC-S9). */
const sessionPruning = retentionJob({
  name: 'session_pruning',
  everyMs: 15 * MINUTE_MS,
  table: 'session',
  where: 'expire < $1',
})

/** Deletes responses to mutations that are no longer repeated (ADR-41). */
const responseRetention = retentionJob({
  name: 'response_retention',
  everyMs: HOUR_MS,
  table: 'mutation_response',
  where: '"createdAt" < $1',
  values: now => [new Date(now.getTime() - DAY_MS)],
})

export const accountsFeature: Feature = {
  entities: [User, Session, RateLimitCount, MutationResponse],
  personalData: accountsData,
  channels: [{ name: SESSION_CHANGED }, { name: LOCKOUT_LIFTED }],
  jobs: () => [sessionPruning, responseRetention],
  metrics: () => [passwordHashing],
  provision: provisionTeam,
}
