import type { CourtScheduleDetailsFragment } from '../../../api/operationTypes'
import type { ShowNotice } from '../list/useNotice'
import type { FreeHour } from './freeHour'

/** The day, and what its cells call. */
export interface DayView {
  schedule: CourtScheduleDetailsFragment
  now: Date
  /** Whether courts can be booked by now; before that they can only be blocked. */
  isOpen: boolean
  /** Opens a form for a free hour. */
  onOpen: (kind: 'book' | 'block', hour: FreeHour) => void
  /** Called when a change begins. */
  onStart: () => void
  /** Called with what a change has done, after the server has changed the day. */
  onDone: (...outcome: Parameters<ShowNotice>) => Promise<void>
}
