import { createMembership } from '../../../test/club-members'
import {
  createPeople,
  person,
  staffPerson,
  submissionContext,
  teamMember,
} from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { PeopleDocument } from '../../../test/operations'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { submitContact } from '../contact/contact.service'
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { findPeople } from './find-people.service'

const api = startApi()

/** The lists that the page also searches. */
const all = { withMessages: true, withNewsletter: true }
const none = { withMessages: false, withNewsletter: false }

async function find(search: string) {
  const { people } = await (await api.team()).ok(PeopleDocument, { ...all, search })
  return people
}
const emailsOf = async (search: string) => (await find(search)).map(({ email }) => email)

describe('people', () => {
  test('finds people with and without a place, and staff, by name and address', async () => {
    const placed = await person({
      firstName: 'Zoë',
      lastName: 'Wałęsa',
      email: 'one@zebra.example',
    })
    await joinWaitlist(placed, {}, api.now())
    const { number } = await createMembership(placed)
    await person({ firstName: 'Zoe', lastName: 'Quill', email: 'two@zebra.example' })
    await db
      .getRepository(User)
      .update((await staffPerson('DESK')).id, { email: 'three@zebra.example' })
    expect(await find('zoe walesa')).toEqual([
      {
        id: placed.id,
        firstName: 'Zoë',
        lastName: 'Wałęsa',
        email: placed.email,
        staffRole: null,
        position: 1,
        status: 'waiting',
        foundingNumber: number,
        membershipState: 'active',
        plan: 'standard',
      },
    ])
    expect(await emailsOf('ZOE')).toEqual(['one@zebra.example', 'two@zebra.example'])
    expect((await find('THREE@zebra.example'))[0]).toMatchObject({ staffRole: 'DESK' })
    expect(await emailsOf('@zebra')).toHaveLength(3)
  })

  test('finds a position, a founding number and a telephone number', async () => {
    const [first, second] = [await person(), await person()]
    await joinWaitlist(first, {}, api.now())
    await joinWaitlist(second, {}, api.now())
    const { number } = await createMembership(second)
    const message = { name: 'C', email: second.email, message: 'Hi', phone: '+1 (305) 555-0199' }
    await submitContact(submissionContext(), message)
    expect(await emailsOf('#1')).toEqual([first.email])
    expect(await emailsOf(' # 2 ')).toEqual([second.email])
    for (const search of [`No. ${number}`, `no ${number}`, `№${number}`])
      expect(await emailsOf(search)).toEqual([second.email])
    for (const search of ['305 555 0199', '+13055550199', '555-0199'])
      expect(await emailsOf(search)).toEqual([second.email])
    expect(await emailsOf('#999999999')).toEqual([])
    expect(await emailsOf('No. 999999999')).toEqual([])
  })

  test('returns the best ten first: the whole address, the whole name, its beginning (API-23)', async () => {
    await createPeople(12)
    const named = (firstName: string, lastName: string, email: string) =>
      person({ firstName, lastName, email })
    await named('Joan', 'Patz', 'b@rank.example')
    await named('Jo', 'Spat', 'c@rank.example')
    await named('Pat', 'Quick', 'pat@rank.example')
    expect(await find('pat')).toHaveLength(10)
    expect((await emailsOf('pat@rank.example'))[0]).toBe('pat@rank.example')
    expect(await emailsOf('rank.example pat')).toEqual([
      'b@rank.example',
      'c@rank.example',
      'pat@rank.example',
    ])
    expect(await emailsOf('patz')).toEqual(['b@rank.example'])
  })

  test('finds no deleted account, except by its numbers, and then without an address', async () => {
    const user = await person({ email: 'gone-1@invalid', firstName: null, lastName: null })
    await joinWaitlist(user, {}, api.now())
    await db.getRepository(User).update(user.id, { deletedAt: api.now() })
    expect(await find('gone')).toEqual([])
    expect(await find('#1')).toMatchObject([{ id: user.id, email: null }])
  })

  test.each([
    ['', 0],
    ['   ', 0],
    ['a', 1],
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ['100%', 0],
    ['🏓', 0],
    ["' OR true --", 0],
    ['\'; DROP TABLE "user"; --', 0],
    ['$1', 0],
    ['#', 0],
    ['#1 OR 1=1', 0],
    ['No. x', 0],
    ['a '.repeat(50), 1],
  ])('takes %j as text', async (search, count) => {
    await person({ firstName: 'Ada', lastName: 'Ray', email: 'ada@ray.fr' })
    await teamMember()
    const found = await findPeople(search)
    expect(found.filter(({ email }) => email === 'ada@ray.fr')).toHaveLength(count)
    expect(await db.getRepository(User).count()).toBe(2)
  })

  test('finds a name with a percent sign, an underscore and an emoji', async () => {
    await person({ firstName: '🏓', lastName: '100%_\\', email: 'odd@example.com' })
    for (const search of ['🏓', '100%', '%_', '_\\'])
      expect(await emailsOf(search)).toEqual(['odd@example.com'])
  })

  test('refuses more than 100 characters', async () => {
    const caller = await api.team()
    expect(await caller.fails(PeopleDocument, { ...none, search: 'a'.repeat(200) })).toMatchObject(
      invalidField('search'),
    )
  })

  test('comes with the messages and the newsletter’s addresses of people without an account', async () => {
    const member = await person({ email: 'mia@zebra.example' })
    for (const email of [member.email, 'nora@zebra.example'])
      await submitContact(submissionContext(), {
        name: 'Zed',
        email,
        phone: '786 555 0133',
        message: 'Hi',
      })
    const subscriptions = db.getRepository(NewsletterSubscription)
    for (const email of [member.email, 'otto@zebra.example'])
      await subscriptions.insert({ email, confirmedAt: api.now() })
    const caller = await api.team()
    const addresses = async (search: string) => {
      const found = await caller.ok(PeopleDocument, { ...all, search })
      return [found.people, found.contactSubmissions, found.newsletterSubscriptions].map(list =>
        Array.isArray(list)
          ? list.map(({ email }) => email)
          : list?.edges.map(({ node }) => node.email),
      )
    }
    const [mia, nora, otto] = [[member.email], ['nora@zebra.example'], ['otto@zebra.example']]
    expect(await addresses('zebra')).toEqual([mia, nora, otto])
    expect(await addresses('786-555-0133')).toEqual([mia, nora, []])
  })

  test('is open to the desk and to nobody outside the team', async () => {
    const search = 'pat'
    const desk = await api.as(await staffPerson('DESK'))
    await desk.ok(PeopleDocument, { ...none, search })
    expect(await desk.fails(PeopleDocument, { ...all, search })).toMatchObject({
      code: 'FORBIDDEN',
    })
    const member = await api.as(await person())
    expect(await member.fails(PeopleDocument, { ...none, search })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await api.visitor.fails(PeopleDocument, { ...none, search })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('can read the index of trigrams (ADR-20)', async () => {
    await db.query(
      `INSERT INTO "user" (email, "firstName", "lastName", password)
       SELECT n || '@e.com', 'Ann', n::text, 'none'
       FROM generate_series(1, 100) AS n`,
    )
    await db.query('ANALYZE "user"')
    const query = jest.spyOn(db, 'query')
    await findPeople('zebra')
    const [text = '', values] = query.mock.lastCall ?? []
    query.mockRestore()
    const plan = await db.transaction(async em => {
      // So few rows are also read quickly without the index.
      await em.query('SET LOCAL enable_seqscan = off')
      return em.query<object[]>(`EXPLAIN ${text}`, values)
    })
    expect(JSON.stringify(plan)).toContain('user_search')
  })
})
