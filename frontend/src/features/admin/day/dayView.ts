import type {
  CourtScheduleDetailsFragment,
  DeskBookingRowFragment,
} from '../../../api/operationTypes'
import type { ShowNotice } from '../list/useNotice'
import type { FreeHour } from './freeHour'

/** What is open over the day: a form for a free hour, or what can be done with a booking. */
export type Opened =
  | { kind: 'book'; hour: FreeHour }
  | { kind: 'block'; hour: FreeHour }
  | { kind: 'booking'; booking: DeskBookingRowFragment }
  | { kind: 'settle'; booking: DeskBookingRowFragment }

/** The day, and what its cells call. */
export interface DayView {
  schedule: CourtScheduleDetailsFragment
  now: Date
  /** Whether courts can be booked by now. */
  isOpen: boolean
  /** Whether this person may block courts in this phase. */
  mayBlock: boolean
  /** The booking for which a free hour is being chosen. */
  moving: DeskBookingRowFragment | undefined
  onOpen: (opened: Opened) => void
  /** Begins to move a booking. */
  onMove: (booking: DeskBookingRowFragment) => void
  /** Moves the booking to this hour. */
  onMoveTo: (hour: FreeHour) => void
  /** Called when a change begins. */
  onStart: () => void
  /** Called with what a change has done, after the server has changed the day. */
  onDone: (...outcome: Parameters<ShowNotice>) => Promise<void>
}
