import { createPeople, person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { WaitlistDocument } from '../../../test/operations'
import { createEntries } from '../../../test/status-changes'
import { db, pool } from '../../database/data-source'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()

describe('waitlist filters', () => {
  async function found(variables: object): Promise<number[]> {
    const { waitlist } = await (await api.team()).ok(WaitlistDocument, variables)
    expect(waitlist.totalCount).toBe(waitlist.edges.length)
    return waitlist.edges.map(({ node }) => node.position)
  }

  test('by status', async () => {
    const [, second = ''] = await createEntries(3, api.now())
    await db.getRepository(WaitlistEntry).update(second, { status: WaitlistStatus.invited })
    expect(await found({ status: 'waiting' })).toEqual([1, 3])
    expect(await found({ status: 'joined' })).toEqual([])
  })

  test('by search in name and address, in any case', async () => {
    const people = [
      await person({ firstName: 'Sofía', lastName: 'Núñez', email: 'sn@example.com' }),
      await person({ firstName: null, lastName: '100% Pickle', email: 'a_b@example.com' }),
      await person({ firstName: 'Bo', lastName: 'Ek', email: 'axb@example.com' }),
    ]
    for (const someone of people) await joinWaitlist(someone, {}, api.now())
    expect(await found({ search: 'SOFÍA NÚ' })).toEqual([1])
    expect(await found({ search: 'Example.COM' })).toEqual([1, 2, 3])
    expect(await found({ search: '%' })).toEqual([2])
    expect(await found({ search: 'a_b' })).toEqual([2])
    expect(await found({ search: '\\' })).toEqual([])
    expect(await found({ search: `'; DROP TABLE "user"; --` })).toEqual([])
    expect(await found({ search: ' ' })).toEqual([1, 2, 3])
  })

  test('by a search for the position', async () => {
    await createEntries(12, api.now())
    expect(await found({ search: '#1' })).toEqual([1])
    expect(await found({ search: ' #12 ' })).toEqual([12])
    for (const search of ['#13', '#0', '#999999999']) expect(await found({ search })).toEqual([])
    expect(await found({ search: '#12', status: 'invited' })).toEqual([])
    // Without the sign it is part of a name or an address; those of the factory are random.
    await db.query(`UPDATE "user" SET email = translate(email, '0123456789', 'ghijklmnop')`)
    await db.query(
      `UPDATE "user" SET "lastName" = 'Ruiz 12' FROM waitlist_entry entry
       WHERE entry."userId" = "user".id AND position = 1`,
    )
    expect(await found({ search: '12' })).toEqual([1])
  })

  test('refuse a search that is not plain text, naming the field', async () => {
    const caller = await api.team()
    for (const search of ['a\u0000', 'x'.repeat(101)])
      expect(await caller.fails(WaitlistDocument, { search })).toMatchObject(invalidField('search'))
  })

  test('load a page with its people in one statement', async () => {
    for (const someone of await createPeople(30)) await joinWaitlist(someone, {}, api.now())
    const caller = await api.team()
    const connect = jest.spyOn(pool(), 'connect')
    await caller.ok(WaitlistDocument)
    // The session, the page and the total.
    expect(connect).toHaveBeenCalledTimes(3)
    connect.mockRestore()
  })
})
