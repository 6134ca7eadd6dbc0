import { DAY_MS } from '../../core/durations'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { localTime } from '../courts/court-times.service'
import { openPlayData } from './open-play.data'
import { OpenPlayResolver } from './open-play.resolver'
import { OpenPlayVisit } from './open-play-visit.entity'

/** How long a visit is kept after its night (OPEN-4). */
const KEPT_DAYS = 30

export const openPlayFeature: Feature = {
  entities: [OpenPlayVisit],
  personalData: [openPlayData],
  resolvers: [OpenPlayResolver],
  jobs: () => [
    retentionJob({
      name: 'open_play_retention',
      table: 'open_play_visit',
      where: 'night < $1',
      values: now => [localTime(new Date(now.getTime() - KEPT_DAYS * DAY_MS)).date],
    }),
  ],
}
