import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { deleteDueAccounts } from './account-deletion.job'
import { privacyActions } from './erase-account.service'
import { keepAccountLink } from './privacy.links'
import { accountDeletionMail } from './privacy.mails'
import { PrivacyResolver } from './privacy.resolver'

export const privacyFeature: Feature = {
  resolvers: [PrivacyResolver],
  mails: [accountDeletionMail],
  linkPurposes: [keepAccountLink],
  auditActions: privacyActions,
  jobs: ({ env, services }) => [
    {
      name: 'account_deletion',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: context => deleteDueAccounts(services, env.dataDir, context),
    },
  ],
}
