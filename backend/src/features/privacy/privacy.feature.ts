import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { deleteDueAccounts } from './account-deletion.job'
import { privacyActions } from './erase-account.service'
import { keepAccountLink } from './privacy.links'
import { accountDeletionMail, unusedAccountMail } from './privacy.mails'
import { PrivacyResolver } from './privacy.resolver'
import { followUnusedAccounts } from './unused-accounts.job'

export const privacyFeature: Feature = {
  resolvers: [PrivacyResolver],
  mails: [accountDeletionMail, unusedAccountMail],
  linkPurposes: [keepAccountLink],
  auditActions: privacyActions,
  jobs: ({ env, services }) => [
    {
      name: 'account_deletion',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: context => deleteDueAccounts(services, env.dataDir, context),
    },
    {
      name: 'unused_accounts',
      everyMs: DAY_MS,
      run: context => followUnusedAccounts(services, context),
    },
  ],
}
