import type { StandbyRowFragment } from '../../api/operationTypes'
import { bookingFields } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import { problems } from '../../content/problems'
import { standby as texts } from '../../content/standby'
import { toast } from '../../ui/toast'
import { useLiveQuery } from '../../live/useLiveQuery'
import {
  useJoinStandbyMutation,
  useLeaveStandbyMutation,
  useStandbyChangedSubscription,
} from './standby.generated'
import { refetchBookings } from './refetchBookings'

const live = { fields: bookingFields }

/** Keeps the member's hours in line up to date while they are shown. */
export const useLiveStandby = () => useLiveQuery(useStandbyChangedSubscription, live)

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
        await join({ variables: { input: { startsAt, courtId } } })
        toast(texts.joined(startsAt))
      }),
    leave: ({ id, state, startsAt }: StandbyRowFragment) =>
      run(async () => {
        await leave({ variables: { input: { id } } })
        toast(texts.left(state, startsAt))
      }),
  }
}
