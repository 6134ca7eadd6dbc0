import { createPeople, person } from '../../test/factories'
import { createEntries, downloadCsv } from '../../test/csv'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import type { User } from '../accounts/user.entity'
import { NewsletterSubscription } from '../features/newsletter/newsletter-subscription.entity'
import { MailAddress } from '../mail/mail-address.entity'
import { PlanWish, WaitlistEntry, WaitlistStatus } from '../features/waitlist/waitlist-entry.entity'
import { csvRoutes } from './csv-routes'

const api = startApi()

const HEADER = [
  'Position',
  'First name',
  'Last name',
  'Email',
  'Status',
  'Joined Waitlist',
  'Member Since',
  'Referrals made',
  'Plan wish',
]

/** Gives these people places in order, without the caps. */
async function places(people: User[], values: Partial<WaitlistEntry> = {}): Promise<void> {
  const entries = db.getRepository(WaitlistEntry)
  const rows = people.map((user, index) =>
    entries.create({
      userId: user.id,
      position: index + 1,
      day: '2026-11-01',
      dayPosition: index + 1,
      joinedAt: new Date('2026-11-01T05:30:00Z'),
      referralCode: `CODE${index}`,
      ...values,
    }),
  )
  await entries.save(rows, { chunk: 250 })
}

const asTeam = async () => api.team()

describe('waitlist CSV export', () => {
  test('has every column, the club’s times, quotes, CRLF and a BOM', async () => {
    const ana = await person({
      firstName: 'Ána "Ace"',
      lastName: 'Ruiz, Jr.\nthe third',
      email: 'ana@example.com',
      joinDate: new Date('2026-07-04T12:00:00.123Z'),
    })
    const nobody = await person({
      firstName: null,
      lastName: null,
      email: 'nobody@example.com',
      joinDate: null,
    })
    await places([ana, nobody], { referralRewards: 3 })
    await db.getRepository(WaitlistEntry).update({ position: 1 }, { planWish: PlanWish.unlimited })
    const { text, response, rows } = await downloadCsv(await asTeam(), 'waitlist.csv')
    expect(rows).toEqual([
      HEADER,
      [
        '1',
        'Ána "Ace"',
        'Ruiz, Jr.\nthe third',
        'ana@example.com',
        'waiting',
        '2026-11-01T01:30:00-04:00',
        '2026-07-04T08:00:00-04:00',
        '3',
        'unlimited',
      ],
      ['2', '', '', 'nobody@example.com', 'waiting', '2026-11-01T01:30:00-04:00', '', '3', ''],
    ])
    expect(text.startsWith('\ufeff"Position","First name"')).toBe(true)
    expect(text.endsWith('"3",""\r\n')).toBe(true)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('escapes formulas', async () => {
    const evil = ['=1+1', '+1', '-1', '@x', '\t=1', ' =1', '＝1', "=cmd|' /C calc'!A0"]
    const people = []
    for (const firstName of evil) people.push(await person({ firstName, lastName: firstName }))
    await places(people)
    const { rows } = await downloadCsv(await asTeam(), 'waitlist.csv')
    const names = rows.slice(1).flatMap(([, first, last]) => [first, last])
    expect(names).toEqual(evil.flatMap(text => [`'${text}`, `'${text}`]))
  })

  test('has only its header if the list is empty, and is named for the day in New York', async () => {
    api.at('2026-11-22T03:00:00Z')
    const { rows, response } = await downloadCsv(await asTeam(), 'waitlist.csv')
    expect(rows).toEqual([HEADER])
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="waitlist-2026-11-21.csv"',
    )
  })

  test('applies the requested filter and order', async () => {
    const people = [
      await person({ firstName: 'Bo', lastName: 'Ek' }),
      await person({ firstName: 'Ana', lastName: 'Ruiz' }),
      await person({ firstName: 'Ana', lastName: 'Abad' }),
    ]
    await places(people)
    const entries = db.getRepository(WaitlistEntry)
    await entries.update({ position: 2 }, { status: WaitlistStatus.invited })
    const caller = await asTeam()
    const positionsOf = async (query: string) => {
      const { rows } = await downloadCsv(caller, `waitlist.csv?${query}`)
      return rows.slice(1).map(([position]) => Number(position))
    }
    expect(await positionsOf('')).toEqual([1, 2, 3])
    expect(await positionsOf('search=')).toEqual([1, 2, 3])
    expect(await positionsOf('sort=name')).toEqual([3, 2, 1])
    expect(await positionsOf('sort=name&direction=DESC')).toEqual([1, 2, 3])
    expect(await positionsOf('search=ana&direction=DESC')).toEqual([3, 2])
    expect(await positionsOf('status=invited')).toEqual([2])
    expect(await positionsOf('status=joined')).toEqual([])
    await entries.update({ position: 3 }, { planWish: PlanWish.standard })
    expect(await positionsOf('planWish=standard')).toEqual([3])
  })

  test('exports only the requested ids, in the requested order', async () => {
    await places(await createPeople(5))
    const entries = await db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
    const named = [4, 0, 2].map(index => `ids=${entries[index]!.id}`).join('&')
    const caller = await asTeam()
    const positionsOf = async (query: string) => {
      const { rows } = await downloadCsv(caller, `waitlist.csv?${query}`)
      return rows.slice(1).map(([position]) => Number(position))
    }
    expect(await positionsOf(named)).toEqual([1, 3, 5])
    expect(await positionsOf(`${named}&direction=DESC`)).toEqual([5, 3, 1])
    expect(await positionsOf(`ids=${entries[1]!.id}`)).toEqual([2])
    expect(await positionsOf('ids=f3b0c442-98fc-4c14-9afb-f4c8996fb924')).toEqual([])
  })

  test('refuses invalid, duplicate or too many ids, naming them', async () => {
    const caller = await asTeam()
    const id = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
    const many = Array.from({ length: 251 }, (_, index) => `ids=${id.slice(0, -3)}${100 + index}`)
    for (const [query, message] of [
      ['ids=nonsense', 'Please send a UUID'],
      [`ids=${id}&ids=${id}`, 'Please name each only once'],
      [many.join('&'), 'Please name at most 250'],
    ] as const) {
      const { status, body } = await caller.rest('GET', `/admin/waitlist.csv?${query}`)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field: 'ids', message }] })
    }
  })

  test('refuses an unknown filter, naming it', async () => {
    const caller = await asTeam()
    for (const [field, value] of [
      ['status', 'gone'],
      ['planWish', 'champion'],
      ['sort', 'shoeSize'],
      ['direction', 'up'],
      ['search', 'x'.repeat(101)],
    ] as const) {
      const path = `/admin/waitlist.csv?${field}=${value}`
      const { status, headers, body } = await caller.rest('GET', path)
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field }] })
      expect(headers.get('content-disposition')).toBeNull()
    }
    const twice = await caller.rest('GET', '/admin/waitlist.csv?status=waiting&status=joined')
    expect(twice.status).toBe(400)
  })

  test('refuses a parameter without a value, and does not export the whole list', async () => {
    const caller = await asTeam()
    const message = 'Please give this query parameter a value, or leave it out'
    for (const field of ['ids', 'status', 'planWish', 'sort', 'direction'])
      for (const query of [`${field}=`, field, `search=ana&${field}=`])
        expect(await caller.rest('GET', `/admin/waitlist.csv?${query}`)).toMatchObject({
          status: 400,
          body: { code: 'BAD_USER_INPUT', errors: [{ field, message, path: [field] }] },
        })
  })

  test('exports all people of three pages, each once', async () => {
    const count = 2 * DOWNLOAD_PAGE_SIZE + 1
    await createEntries(count)
    const caller = await asTeam()
    const all = Array.from({ length: count }, (_, index) => index + 1)
    for (const [query, positions] of [
      ['sort=name&search=quick', all],
      ['sort=status&direction=DESC', all.toReversed()],
    ] as const) {
      const { rows } = await downloadCsv(caller, `waitlist.csv?${query}`)
      expect(rows.slice(1).map(([position]) => Number(position))).toEqual(positions)
    }
  })
})

test('newsletter CSV export: has each confirmed address and its subscription time, the latest first (MAIL-20)', async () => {
  const confirmedAt = new Date('2026-08-02T05:00:00Z')
  const createdAt = new Date('2026-08-01T05:00:00Z')
  await db.getRepository(NewsletterSubscription).insert([
    { email: 'first@example.com', createdAt: new Date('2026-01-01T05:00:00Z'), confirmedAt },
    { email: '+second@example.com', createdAt, confirmedAt },
    { email: 'unconfirmed@example.com', createdAt },
    { email: 'refused@example.com', createdAt, confirmedAt },
  ])
  await db.getRepository(MailAddress).insert({
    email: 'refused@example.com',
    undeliverableSince: createdAt,
    reason: '550 5.1.1 No such user',
  })
  const caller = await asTeam()
  expect((await downloadCsv(caller, 'newsletter.csv')).rows).toEqual([
    ['Email', 'Subscribed'],
    ["'+second@example.com", '2026-08-01T01:00:00-04:00'],
    ['first@example.com', '2026-01-01T00:00:00-05:00'],
  ])
  expect((await downloadCsv(caller, 'newsletter.csv?search=FIRST%20exámple')).rows).toHaveLength(2)
})

test('CSV export: responds to HEAD without reading the list, and refuses other methods', async () => {
  const caller = await asTeam()
  for (const { path } of csvRoutes) {
    const head = await caller.send(`/api${path}`, { method: 'HEAD' })
    expect([path, head.status]).toEqual([path, 200])
    expect(head.headers.get('content-disposition')).toMatch(/^attachment; /)
    const other = await caller.rest('POST', path)
    expect([path, other.status]).toEqual([path, 405])
    expect(other.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  }
})
