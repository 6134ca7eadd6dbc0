import { MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { mailTeamDigest } from './team-digest.service'
import { teamDigestMail } from './today.mails'
import { TodayResolver } from './today.resolver'

export const todayFeature: Feature = {
  resolvers: [TodayResolver],
  mails: [teamDigestMail],
  jobs: ({ services }) => [
    {
      name: 'team_digest',
      everyMs: 5 * MINUTE_MS,
      retryMs: MINUTE_MS,
      run: context => mailTeamDigest(services, context),
    },
  ],
}
