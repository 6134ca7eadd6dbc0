import { useRef } from 'react'
import { failureOf } from '../../../api/apollo/errors'
import { invalidate } from '../../../api/apollo/invalidate'
import type {
  CourtClosureOutcomeFragment,
  CourtClosurePlanFragment,
} from '../../../api/operationTypes'
import { orFindDone } from '../list/orFindDone'
import { closureFields } from './closureFields'
import type { ClosureOutcome } from './closureWords'
import type { InTheWay } from './madeChanges'

type Plan = CourtClosurePlanFragment

/**
 * Makes a change of a closure. If the response is lost and `findDone` finds the change made, it has done what
 * the preview has shown; `lead` is the sentence that says so.
 */
export function useClosureChange(lead: string) {
  // The preview of an attempt whose response was lost.
  const lost = useRef<Plan>(undefined)
  const refresh = () => invalidate(...closureFields)
  const outcomeOf = (plan: Plan, conflicts: InTheWay): ClosureOutcome => ({
    ...plan,
    conflicts,
    lead,
  })

  /**
   * Sends the change, unless an earlier attempt has made it, and returns what it has done. Rejects as the
   * mutation does.
   */
  async function change(
    plan: Plan,
    send: () => Promise<CourtClosureOutcomeFragment | null | undefined>,
    findDone: () => Promise<InTheWay | undefined>,
  ): Promise<ClosureOutcome | null | undefined> {
    async function findOutcome(shown: Plan) {
      const conflicts = await findDone()
      return conflicts && outcomeOf(shown, conflicts)
    }
    const earlier = lost.current && (await findOutcome(lost.current))
    if (earlier) {
      await refresh().catch(console.error)
      return earlier
    }
    try {
      const sent: Promise<ClosureOutcome | null | undefined> = send()
      return (await orFindDone(sent, refresh, () => findOutcome(plan))).result
    } catch (error) {
      if (failureOf(error).message === undefined) lost.current = plan
      throw error
    }
  }

  /** Returns what a removal without a response has done, once the closure is gone. */
  const findRemoval = () => lost.current && outcomeOf(lost.current, [])

  return { change, findRemoval }
}
