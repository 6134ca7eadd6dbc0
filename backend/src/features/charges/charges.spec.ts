import { randomUUID } from 'node:crypto'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import {
  bookCourt,
  bookingInput,
  cancelBooking,
  clubMember,
  openCourts,
} from '../../../test/courts'
import { cancelForMember, charges } from '../../../test/desk'
import { invalidField, startApi } from '../../../test/harness'
import {
  ReopenChargeDocument,
  SettleChargeDocument,
  WaiveChargeDocument,
} from '../../../test/operations'
import { outcomesOf, records } from '../../../test/status-changes'
import { setPhase } from '../../../test/waves'
import { Plan } from '../memberships/membership.entity'

const api = startApi()

const courts = openCourts(api, '2026-11-25T15:00:00Z')

/** Books an hour with this many guests for a new member. */
async function book(hour: number, guests: number, values: object = {}) {
  const member = await clubMember(Plan.standard, values)
  const own = await api.as(member)
  const startsAt = new Date(Date.UTC(2026, 10, 26, hour + 5)).toISOString()
  const names = Array.from({ length: guests }, (_, index) => `Guest ${String(index)}`)
  const input = bookingInput(courts[0]!, startsAt, { guests: names, acceptsCharges: true })
  const { bookCourt: booked } = await own.ok(bookCourt, { input })
  return { member, own, booked, ids: booked.charges.map(({ id }) => id) }
}

describe('charges', () => {
  test('lists them latest first with person, court, time and sum, also those of one person (API-24)', async () => {
    const { member } = await book(18, 2, { firstName: 'Ana' })
    api.at('2026-11-25T15:01:00Z')
    const late = await book(7, 0, { firstName: 'Bo' })
    api.at('2026-11-26T11:00:00Z')
    const own = await api.as(late.member)
    await own.ok(cancelBooking, { input: { id: late.booked.id, acceptsCharges: true } })
    const caller = await api.team()
    const list = async (variables: object) => (await caller.ok(charges, variables)).charges
    const all = await list({})
    expect(all).toMatchObject({ totalCount: 3, totalCents: 1000 + 2 * 1999 })
    const common = { courtName: 'Championship Court 1', state: 'open', waivedReason: null }
    const guest = { ...common, kind: 'guest_pass', person: { email: member.email } }
    expect(all.edges).toMatchObject([
      {
        node: {
          ...common,
          kind: 'late_cancellation',
          cents: 1000,
          startsAt: '2026-11-26T12:00:00.000Z',
          person: { firstName: 'Bo' },
        },
      },
      { node: guest },
      { node: guest },
    ])
    const page = await list({ first: 1 })
    expect(page).toMatchObject({ totalCount: 3, totalCents: 4998, edges: [{}] })
    const next = await list({ first: 2, after: page.pageInfo.endCursor })
    expect(next.edges).toMatchObject([{ node: guest }, { node: guest }])
    await caller.ok(WaiveChargeDocument, { input: { id: all.edges[1]!.node.id, reason: 'A gift' } })
    expect(await list({ state: 'waived' })).toMatchObject({
      totalCount: 1,
      totalCents: 1999,
      edges: [{ node: { waivedReason: 'A gift' } }],
    })
    expect(await list({ state: 'open', search: 'ANA' })).toMatchObject({
      totalCount: 1,
      totalCents: 1999,
    })
    expect(await list({ search: late.member.email })).toMatchObject({ totalCents: 1000 })
    expect(await list({ userId: late.member.id })).toMatchObject({
      totalCount: 1,
      totalCents: 1000,
    })
    expect(await list({ search: 'nobody' })).toMatchObject({
      totalCount: 0,
      totalCents: 0,
      edges: [],
    })
  })

  test('is for the team only', async () => {
    expect(await api.visitor.fails(charges)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const own = await api.as(await clubMember())
    expect(await own.fails(charges)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a charge', () => {
  test('is settled, reopened and waived in every phase, and each is audited', async () => {
    const { ids } = await book(18, 1)
    const [id = ''] = ids
    await setPhase('waitlist')
    const caller = await api.team()
    const settling = { input: { id, how: ' Card ' } }
    expect((await caller.ok(SettleChargeDocument, settling)).settleCharge).toMatchObject({
      id,
      state: 'settled',
      settledHow: 'Card',
      waivedReason: null,
    })
    const waiving = { input: { id, reason: ' A gift ' } }
    for (const [document, variables] of [
      [SettleChargeDocument, settling],
      [WaiveChargeDocument, waiving],
    ] as const)
      expect(await caller.fails(document, variables)).toMatchObject({
        code: 'CONFLICT',
        message: 'This charge is settled by now. Please look again.',
      })
    const reopening = { input: { id } }
    expect((await caller.ok(ReopenChargeDocument, reopening)).reopenCharge).toMatchObject({
      state: 'open',
      settledHow: null,
    })
    expect(await caller.fails(ReopenChargeDocument, reopening)).toMatchObject({ code: 'CONFLICT' })
    expect((await caller.ok(WaiveChargeDocument, waiving)).waiveCharge).toMatchObject({
      state: 'waived',
      waivedReason: 'A gift',
    })
    expect((await caller.ok(ReopenChargeDocument, reopening)).reopenCharge).toMatchObject({
      state: 'open',
      waivedReason: null,
    })
    const empty = { settledHow: null, method: null, waivedReason: null }
    const changes = (await records()).map(({ action, subjectId, before, after }) => {
      expect(subjectId).toBe(id)
      return [action, before, after]
    })
    const cents = 1_999
    const [open, settled, waived] = [
      { ...empty, state: 'open' },
      { ...empty, state: 'settled', settledHow: 'Card' },
      { ...empty, state: 'waived', waivedReason: 'A gift' },
    ]
    expect(changes).toEqual([
      ['charge_settle', open, { ...settled, cents }],
      ['charge_reopen', settled, { ...open, cents }],
      ['charge_waive', open, { ...waived, cents }],
      ['charge_reopen', waived, { ...open, cents }],
    ])
  })

  test('is to be returned if it was settled and its booking is cancelled free of charge', async () => {
    const { booked, ids } = await book(18, 3)
    const [open = '', settled = '', waived = ''] = ids
    const caller = await api.team()
    await caller.ok(SettleChargeDocument, { input: { id: settled, how: 'Cash' } })
    await caller.ok(WaiveChargeDocument, { input: { id: waived, reason: 'A gift' } })
    const owed = async () =>
      (await caller.ok(charges)).charges.edges
        .filter(({ node }) => node.isToBeReturned)
        .map(({ node }) => node.id)
    expect(await owed()).toEqual([])
    await caller.ok(cancelForMember, { input: { id: booked.id, reason: 'Rain' } })
    expect(await caller.fails(ReopenChargeDocument, { input: { id: open } })).toMatchObject({
      code: 'CONFLICT',
      message: 'This charge is void by now. Please look again.',
    })
    expect(await caller.fails(ReopenChargeDocument, { input: { id: waived } })).toMatchObject({
      code: 'CONFLICT',
      message: 'Its booking was cancelled free of charge.',
    })
    expect((await caller.ok(charges, { state: 'settled' })).charges.totalCents).toBe(1999)
    expect(await owed()).toEqual([settled])
    expect(
      (await caller.ok(ReopenChargeDocument, { input: { id: settled } })).reopenCharge,
    ).toMatchObject({
      state: 'void',
      settledHow: null,
      isToBeReturned: false,
    })
    expect((await records()).at(-1)).toMatchObject({
      action: 'charge_reopen',
      before: { state: 'settled', settledHow: 'Cash' },
      after: { state: 'void', settledHow: null },
    })
  })

  test('is not returned after a late cancellation', async () => {
    const { own, booked, ids } = await book(18, 1)
    const caller = await api.team()
    await caller.ok(SettleChargeDocument, { input: { id: ids[0]!, how: 'Cash' } })
    api.at('2026-11-26T22:00:00Z')
    await own.ok(cancelBooking, { input: { id: booked.id, acceptsCharges: true } })
    const { edges } = (await (await api.team()).ok(charges, { state: 'settled' })).charges
    expect(edges).toMatchObject([{ node: { id: ids[0], isToBeReturned: false } }])
  })

  test('is settled or waived once, however many do that at once', async () => {
    const { ids } = await book(18, 1)
    const [id = ''] = ids
    const caller = await api.team()
    const outcomes = await outcomesOf(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2
          ? caller.ok(SettleChargeDocument, { input: { id, how: 'Card' } })
          : caller.ok(WaiveChargeDocument, { input: { id, reason: 'A gift' } }),
      ),
    )
    expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('CONFLICT'), 'ok'])
    expect(await records()).toHaveLength(1)
  })

  test('is never open after its booking was cancelled free of charge at the same time', async () => {
    const { booked, ids } = await book(18, 3)
    const caller = await api.team()
    for (const id of ids) await caller.ok(SettleChargeDocument, { input: { id, how: 'Card' } })
    const outcomes = await outcomesOf([
      ...ids.map(id => caller.ok(ReopenChargeDocument, { input: { id } })),
      caller.ok(cancelForMember, { input: { id: booked.id, reason: 'Rain' } }),
      ...ids.map(id => caller.ok(ReopenChargeDocument, { input: { id } })),
    ])
    expect(outcomes.filter(one => one !== 'ok' && one !== 'CONFLICT')).toEqual([])
    expect((await caller.ok(charges, { state: 'open' })).charges.totalCount).toBe(0)
  })

  const fields: [string, TypedDocumentNode<unknown, never>, object][] = [
    ['settleCharge', SettleChargeDocument, { how: 'Card' }],
    ['waiveCharge', WaiveChargeDocument, { reason: 'A gift' }],
    ['reopenCharge', ReopenChargeDocument, {}],
  ]
  test.each(fields)('%s refuses wrong people and wrong input', async (_, document, values) => {
    const { own, ids } = await book(18, 1)
    const input = { id: ids[0], ...values }
    expect(await api.visitor.fails(document, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await own.fails(document, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const caller = await api.team()
    const unknown = { input: { ...input, id: randomUUID() } }
    expect(await caller.fails(document, unknown)).toMatchObject({ code: 'NOT_FOUND' })
    const wrong = Object.fromEntries(Object.keys(values).map(name => [name, ' ']))
    for (const other of [{ id: 'x' }, wrong].filter(one => Object.keys(one).length > 0))
      expect(await caller.fails(document, { input: { ...input, ...other } })).toMatchObject(
        invalidField(Object.keys(other)[0]),
      )
  })
})
