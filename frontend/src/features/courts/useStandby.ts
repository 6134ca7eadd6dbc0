import type { StandbyRowFragment } from '../../api/operationTypes'
import { bookingFields } from '../../api/apollo/invalidate'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import { useCardAction } from '../../api/useCardAction'
import { problems } from '../../content/problems'
import { standby as texts } from '../../content/standby'
import { toast } from '../../ui/toast'
import { useLiveQuery } from '../../live/useLiveQuery'
import { MemberBookingsDocument } from './memberBookings.generated'
import {
  useJoinStandbyMutation,
  useLeaveStandbyMutation,
  useStandbyChangedSubscription,
} from './standby.generated'
import { refetchBookings } from './refetchBookings'

const live = { fields: bookingFields }

/** Keeps the member's hours in line up to date while they are shown. */
export const useLiveStandby = () => useLiveQuery(useStandbyChangedSubscription, live)

/** Requests the member's hours in line again. */
const requestRows = async () => (await requestAgain(MemberBookingsDocument))?.standby

/** Returns the functions that join and leave a line, and the sentence of a failure. */
export function useStandbyLine() {
  const [join] = useJoinStandbyMutation(refetchBookings)
  const [leave] = useLeaveStandbyMutation(refetchBookings)
  const { pending, problem, run } = useCardAction(problems)
  return {
    pending,
    problem,
    join: (startsAt: string, courtId: string | null) =>
      run(async () => {
        await sendOrFind(
          () => join({ variables: { input: { startsAt, courtId } } }),
          bookingFields,
          async () =>
            (await requestRows())?.some(
              ({ court, state, ...row }) =>
                row.startsAt === startsAt && state === 'waiting' && (court?.id ?? null) === courtId,
            ),
        )
        toast(texts.joined(startsAt))
      }),
    leave: ({ id, state, startsAt }: StandbyRowFragment) =>
      run(async () => {
        await sendOrFind(
          () => leave({ variables: { input: { id } } }),
          bookingFields,
          async () => (await requestRows())?.every(row => row.id !== id),
        )
        toast(texts.left(state, startsAt))
      }),
  }
}
