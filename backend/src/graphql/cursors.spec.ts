import { parse } from 'graphql'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { booking, createPeople, person } from '../../test/factories'
import { Caller } from '../../test/caller'
import { startApi } from '../../test/harness'
import { WaitlistDocument, type WaitlistQueryVariables } from '../../test/operations'
import { createSeal } from './cursors'
import { db } from '../database/data-source'
import { deriveKeys } from '../core/derived-keys'
import { joinWaitlist } from '../features/waitlist/waitlist.service'

const api = startApi()

interface Listed {
  list: {
    edges: { cursor: string }[]
    pageInfo: { startCursor: string | null; endCursor: string | null }
  }
}

const documentOf = (list: string, declared = '') =>
  parse(`query ($first: Int = 2, $after: String${declared}) {
    list: ${list} { edges { cursor } pageInfo { startCursor endCursor } }
  }`) as TypedDocumentNode<Listed, { first?: number; after?: string | null }>

const refused = {
  code: 'BAD_USER_INPUT',
  fields: [{ field: 'after', message: 'This is not a cursor of this list', path: ['after'] }],
}

/** Creates the team account and five waitlist entries. */
async function listed() {
  for (const someone of await createPeople(5)) await joinWaitlist(someone, {}, api.now())
  return api.team()
}

async function cursorOf(caller: Caller, variables: WaitlistQueryVariables): Promise<string> {
  const { waitlist } = await caller.ok(WaitlistDocument, { first: 2, ...variables })
  if (!waitlist.pageInfo.endCursor) throw new Error('a page has a last row')
  return waitlist.pageInfo.endCursor
}

test('cursors: reveal no name or address', async () => {
  const team = await listed()
  const [{ email, firstName } = { email: '', firstName: '' }] = await db.query<
    { email: string; firstName: string }[]
  >('SELECT email, "firstName" FROM "user" ORDER BY email')
  const page = documentOf('waitlist(first: $first, after: $after, sort: email)')
  const { list } = await team.ok(page, { first: 5 })
  const cursors = [list.pageInfo.startCursor, ...list.edges.map(({ cursor }) => cursor)]
  for (const cursor of cursors) {
    const read = Buffer.from(cursor ?? '', 'base64url').toString('latin1')
    for (const said of [email, firstName, 'example.com']) expect(read).not.toContain(said)
  }
  expect(list.pageInfo.endCursor).toBe(list.edges.at(-1)?.cursor)
})

describe('cursors: of the waitlist', () => {
  const here: WaitlistQueryVariables = { sort: 'name', direction: 'ASC', search: 'Pat' }

  test('return the next page, also of another size', async () => {
    const team = await listed()
    const after = await cursorOf(team, here)
    const { waitlist } = await team.ok(WaitlistDocument, { ...here, first: 50, after })
    expect(waitlist.edges).toHaveLength(3)
  })

  const same: [string, WaitlistQueryVariables, WaitlistQueryVariables][] = [
    ['an empty search', {}, { search: '' }],
    ['a blank search', {}, { search: '  ' }],
    ['no search', { search: '' }, { search: null }],
    ['a search with blanks around it', { search: 'Pat' }, { search: ' Pat ' }],
    ['null for a filter', {}, { status: null, planWish: null }],
    ['null for the order', {}, { sort: null, direction: null }],
    ['the default order', {}, { sort: 'position', direction: 'ASC' }],
  ]
  test('work with other words for the same rows', async () => {
    const team = await listed()
    for (const [what, before, next] of same) {
      const after = await cursorOf(team, before)
      const { waitlist } = await team.ok(WaitlistDocument, { ...next, first: 50, after })
      expect([what, waitlist.edges.length]).toEqual([what, 3])
    }
  })

  const others: WaitlistQueryVariables[] = [
    { ...here, sort: 'email' },
    { ...here, direction: 'DESC' },
    { ...here, search: 'Quick' },
    { ...here, status: 'waiting' },
  ]
  test('are refused with another order, direction, search or filter', async () => {
    const team = await listed()
    const after = await cursorOf(team, here)
    for (const other of others)
      expect(await team.fails(WaitlistDocument, { ...other, after })).toMatchObject(refused)
  })

  test('are refused in another list, and from another person', async () => {
    const team = await listed()
    const after = await cursorOf(team, { sort: 'position' })
    const messages = documentOf('contactSubmissions(first: $first, after: $after)')
    expect(await team.fails(messages, { after })).toMatchObject(refused)
    const other = await api.team()
    expect(await other.fails(WaitlistDocument, { sort: 'position', after })).toMatchObject(refused)
  })

  test('are refused if one character is changed', async () => {
    const team = await listed()
    const after = await cursorOf(team, here)
    for (const at of [0, 20, after.length - 3]) {
      const altered = after.slice(0, at) + (after[at] === 'A' ? 'B' : 'A') + after.slice(at + 1)
      expect(await team.fails(WaitlistDocument, { ...here, after: altered })).toMatchObject(refused)
    }
    for (const made of ['nonsense', `${after}=`, Buffer.from('["1"]').toString('base64url')])
      expect(await team.fails(WaitlistDocument, { ...here, after: made })).toMatchObject(refused)
  })

  test('are valid on other servers', async () => {
    const team = await listed()
    const after = await cursorOf(team, here)
    const { base } = await api.another()
    const there = new Caller(() => base, team.cookie)
    const { waitlist } = await there.ok(WaitlistDocument, { ...here, first: 50, after })
    expect(waitlist.edges).toHaveLength(3)
  })

  test('are checked after the caller’s authorization', async () => {
    const after = 'nonsense'
    const variables = { ...here, after }
    expect(await api.visitor.fails(WaitlistDocument, variables)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })
})

test('cursors: of a person’s bookings are refused from other people', async () => {
  const page = documentOf('bookings(first: $first, after: $after)')
  const [ana, eve] = [await person(), await person()]
  for (const who of [ana, eve])
    for (const startTime of ['08:00', '09:00', '10:00']) await booking(who, { startTime })
  const caller = await api.as(ana)
  const { list } = await caller.ok(page)
  const after = list.pageInfo.endCursor
  expect((await caller.ok(page, { after })).list.edges).toHaveLength(1)
  expect(await (await api.as(eve)).fails(page, { after })).toMatchObject(refused)
})

test('cursors: a seal opens with the same secret only', () => {
  const key = () => deriveKeys(['one secret'], 'cursors').cursors
  const sealed = createSeal(key(), 'a list').close('["7"]')
  expect(createSeal(key(), 'a list').open(sealed)).toBe('["7"]')
  expect(
    createSeal(deriveKeys(['another secret'], 'cursors').cursors, 'a list').open(sealed),
  ).toBeUndefined()
  expect(createSeal(key(), 'another list').open(sealed)).toBeUndefined()
})

test('cursors: one from an earlier version stays valid (API-21)', () => {
  const { close, open } = createSeal(deriveKeys(['one secret'], 'cursors').cursors, 'a list')
  const earlier = 'd9q-2B3hrNTcbGvAO2afo_kOZSMBovadUB3t1MoBCU61'
  expect(close('["7"]')).toBe(earlier)
  expect(open(earlier)).toBe('["7"]')
})
