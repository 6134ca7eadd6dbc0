import { invalidates } from '../../../api/apollo/invalidate'
import { useState } from 'react'
import type { BlockCourtsMutation } from '../../../api/operationTypes'
import { useBlockCourtsMutation } from './closures.generated'
import type { BlockValues } from './block.schema'

export type BlockResult = NonNullable<BlockCourtsMutation['blockCourts']>

/**
 * Blocks courts. The bookings in the way keep their time at first; `cancelConflicts` sends the same
 * values again and cancels them.
 */
export function useBlockCourts() {
  const [sent, setSent] = useState<{ values: BlockValues; result: BlockResult }>()
  const [blockCourts] = useBlockCourtsMutation({
    refetchQueries: invalidates('blocks', 'courtSchedule'),
    awaitRefetchQueries: true,
  })

  async function send(values: BlockValues, cancelsBookings: boolean) {
    const weekdays = values.weekdays.length > 0 ? values.weekdays : null
    const variables = { input: { ...values, weekdays, cancelsBookings } }
    const result = (await blockCourts({ variables })).data?.blockCourts
    if (result) setSent({ values, result })
    return result
  }

  return {
    result: sent?.result,
    block: (values: BlockValues) => {
      setSent(undefined)
      return send(values, false)
    },
    cancelConflicts: () => (sent ? send(sent.values, true) : Promise.resolve(undefined)),
    /** Forgets the result, when another change begins. */
    forget: () => setSent(undefined),
    keepConflicts: () => setSent(sent && { ...sent, result: { ...sent.result, conflicts: [] } }),
  }
}
