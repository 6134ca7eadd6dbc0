import type { Feature } from '../feature'
import { CourtHold } from './court-hold.entity'
import { Court } from './court.entity'
import { COURT_CHANGED } from './court-changes.service'
import { provisionCourts } from './courts.service'

export const courtsFeature: Feature = {
  entities: [Court, CourtHold],
  channels: [{ name: COURT_CHANGED }],
  provision: provisionCourts,
}
