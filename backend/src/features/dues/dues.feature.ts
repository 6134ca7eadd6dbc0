import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { createFees } from './create-dues.service'
import { Due } from './due.entity'
import { dueData } from './dues.data'
import { owedMail } from './dues.mails'
import { DuesResolver } from './dues.resolver'
import { dueActions } from './dues.service'
import { mailWhatIsOwed } from './owed-mails.service'

export const duesFeature: Feature = {
  entities: [Due],
  personalData: [dueData],
  resolvers: [DuesResolver],
  auditActions: dueActions,
  mails: [owedMail],
  jobs: ({ services }) => [
    {
      name: 'owed_mails',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: context => mailWhatIsOwed(services, context),
    },
    {
      name: 'dues',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: ({ now }) => createFees(now),
    },
  ],
}
