import { startApi } from '../../../test/harness'
import { WavePassedOverDocument } from '../../../test/operations'
import { invite, setSeveral } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { createWaiting, sendNewWave, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { Wave } from './wave.entity'

const api = startApi()
checkWaitlistAfterEach()

describe('whom a wave passes over', () => {
  test('is listed in the order of the waitlist, also on further pages', async () => {
    await setPhase('memberships')
    const people = await createWaiting(13, api.now())
    const caller = await api.team()
    // Not in the order of their places.
    const ids = people.slice(0, 12).map(({ entry }) => entry.id)
    await setSeveral.ok(caller, ids.toReversed(), invite)
    await sendNewWave(caller, { size: 1 })
    const { id } = await db.getRepository(Wave).findOneByOrFail({ number: 1 })
    const pageAfter = async (after: string | null) => {
      const { wave } = await caller.ok(WavePassedOverDocument, { id, after })
      const { edges, pageInfo, totalCount } = wave.passedOver
      expect(totalCount).toBe(12)
      return { positions: edges.map(({ node }) => node.entry.position), pageInfo }
    }
    const first = await pageAfter(null)
    expect(first.positions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const second = await pageAfter(first.pageInfo.endCursor)
    expect(second.positions).toEqual([11, 12])
    expect(second.pageInfo.hasNextPage).toBe(false)
  })
})
