import { HOUR_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { createFees } from './create-dues.service'
import { Due } from './due.entity'
import { dueData } from './dues.data'
import { DuesResolver } from './dues.resolver'
import { dueActions } from './dues.service'

export const duesFeature: Feature = {
  entities: [Due],
  personalData: [dueData],
  resolvers: [DuesResolver],
  auditActions: dueActions,
  jobs: () => [
    {
      name: 'dues',
      everyMs: HOUR_MS,
      retryMs: MINUTE_MS,
      run: ({ now }) => createFees(now),
    },
  ],
}
