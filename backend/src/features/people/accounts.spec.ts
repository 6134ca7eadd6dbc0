import { parse } from 'graphql'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { db } from '../../database/data-source'

const api = startApi()

test('accounts: with or without a place, latest first, without deleted ones', async () => {
  const [placed, other] = [await person({ firstName: 'Ana' }), await person({ firstName: 'Bo' })]
  const gone = await person()
  await db.query(`UPDATE "user" SET "deletedAt" = now() WHERE id = $1`, [gone.id])
  await joinWaitlist(placed, {}, new Date())
  const team = await teamMember()
  const caller = await api.as(team)
  const query = parse(`query ($hasPlace: Boolean, $search: String) {
    accounts(hasPlace: $hasPlace, search: $search) { totalCount edges { node { id emailConfirmed } } }
  }`)
  const idsOf = async (variables: object) => {
    const { accounts } = (await caller.ok(query, variables)) as {
      accounts: { totalCount: number; edges: { node: { id: string } }[] }
    }
    expect(accounts.totalCount).toBe(accounts.edges.length)
    return accounts.edges.map(({ node }) => node.id)
  }
  expect(await idsOf({ hasPlace: true })).toEqual([placed.id])
  expect(await idsOf({ hasPlace: false })).toEqual([team.id, other.id])
  expect(await idsOf({ hasPlace: false, search: 'bo' })).toEqual([other.id])
  expect(await idsOf({ hasPlace: null })).toEqual([team.id, other.id, placed.id])
})
