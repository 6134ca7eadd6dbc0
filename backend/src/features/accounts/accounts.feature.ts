import { hashingCounts } from '../../accounts/passwords'
import { SESSION_CHANGED } from '../../accounts/session-changes'
import { Session } from '../../accounts/session.entity'
import { User } from '../../accounts/user.entity'
import { RateLimitCount } from '../../database/rate-limit-count.entity'
import type { Feature, Metric } from '../feature'
import { provisionTeam } from './provision-team'

const passwordHashing: Metric = {
  name: 'club_password_hashing',
  help: 'Passwords that are being hashed, and those that wait for their turn.',
  read: hashingCounts,
}

export const accountsFeature: Feature = {
  entities: [User, Session, RateLimitCount],
  channels: [{ name: SESSION_CHANGED }],
  metrics: () => [passwordHashing],
  provision: provisionTeam,
}
