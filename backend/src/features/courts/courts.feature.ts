import { noPersonalData } from '../../accounts/personal-data'
import type { Feature } from '../feature'
import { CourtHold } from './court-hold.entity'
import { Court } from './court.entity'
import { COURT_CHANGED } from './court-changes.service'
import { provisionCourts } from './courts.service'

export const courtsFeature: Feature = {
  entities: [Court, CourtHold],
  personalData: [
    noPersonalData('court', 'always', { name: 'the name of a court' }),
    noPersonalData('court_hold', 'until the court is free again'),
  ],
  channels: [{ name: COURT_CHANGED }],
  provision: provisionCourts,
}
