import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { openPlayData } from './open-play.data'
import { OpenPlayResolver } from './open-play.resolver'
import { deleteOldVisits } from './open-play.service'
import { OpenPlayVisit } from './open-play-visit.entity'

export const openPlayFeature: Feature = {
  entities: [OpenPlayVisit],
  personalData: [openPlayData],
  resolvers: [OpenPlayResolver],
  jobs: () => [{ name: 'open_play_retention', everyMs: DAY_MS, run: deleteOldVisits }],
}
