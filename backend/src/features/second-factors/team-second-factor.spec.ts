import { createToken } from '../../../test/api-tokens'
import { Caller } from '../../../test/caller'
import { person, staffPerson, submissionContext, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  ConfirmAuthenticatorDocument,
  ContactSubmissionsDocument,
  RemoveAuthenticatorDocument,
  StartAuthenticatorDocument,
} from '../../../test/operations'
import { addAuthenticator, codeAt } from '../../../test/second-factors'
import { openSubscription, type TestSubscription } from '../../../test/subscriptions'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { CONTACT_CHANGED } from '../contact/contact.events'
import { submitContact } from '../contact/contact.service'

const REFUSED = { code: 'FORBIDDEN', needsSecondFactor: true }
const ASKING = '{ me { needsSecondFactor } }'
const WITHIN_MS = 2_000

const newManager = () => person({ appointedRole: 'MANAGER' })

async function needsSecondFactor(caller: Caller): Promise<unknown> {
  const response = await caller.post('/graphql', { query: ASKING })
  const { data } = (await response.json()) as { data: { me: { needsSecondFactor: boolean } } }
  return data.me.needsSecondFactor
}

describe('second factor of the team', () => {
  const api = startApi()

  test('a manager without one is refused, and let in as soon as they have added one (SEC-A26)', async () => {
    const manager = await api.as(await newManager())
    expect(await needsSecondFactor(manager)).toBe(true)
    expect(await manager.fails(ContactSubmissionsDocument)).toMatchObject(REFUSED)
    const { startAuthenticator } = await manager.ok(StartAuthenticatorDocument)
    const code = codeAt(startAuthenticator.secret, api.now())
    await manager.ok(ConfirmAuthenticatorDocument, { input: { code } })
    await manager.ok(ContactSubmissionsDocument)
    expect(await needsSecondFactor(manager)).toBe(false)
  })

  test('REST, downloads and access tokens are closed to a manager without one (SEC-A26)', async () => {
    const manager = await newManager()
    const page = await api.as(manager)
    const program = api.withToken(
      await createToken(manager, ['WAITLIST_READ', 'INBOX_READ'], api.now()),
    )
    for (const caller of [page, program]) {
      for (const path of ['/admin/waitlist', '/admin/waitlist.csv']) {
        const { status, body } = await caller.rest('GET', path)
        expect({ path, status }).toEqual({ path, status: 403 })
        expect(JSON.stringify(body)).toContain('needsSecondFactor')
      }
      expect(await caller.fails(ContactSubmissionsDocument)).toMatchObject(REFUSED)
    }
  })

  test('the owner and members need none by default', async () => {
    const owner = await api.team()
    await owner.ok(ContactSubmissionsDocument)
    for (const caller of [owner, await api.as(await person())])
      expect(await needsSecondFactor(caller)).toBe(false)
  })

  test('a live list ends within 2 seconds of a removal, on another server too (SEC-A26)', async () => {
    const manager = await newManager()
    await addAuthenticator(manager, api.now())
    const page = await api.as(manager)
    const { base } = await api.another()
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
    const { id } = await submitContact(submissionContext(), message)
    const query = 'subscription { contactSubmissionChanged { id } }'
    const subscription = openSubscription(base, query, { cookie: page.cookie ?? '' })
    await subscription.untilEstablished(() => notify(CONTACT_CHANGED, [id], db.manager))
    const startedAt = performance.now()
    await page.ok(RemoveAuthenticatorDocument)
    await untilEnded(subscription)
    expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS)
    await subscription.close()
    const elsewhere = new Caller(() => base, page.cookie)
    expect(await elsewhere.fails(ContactSubmissionsDocument)).toMatchObject(REFUSED)
  })

  test('a live list does not begin without one (SEC-A26)', async () => {
    const { cookie = '' } = await api.as(await newManager())
    const query = 'subscription { contactSubmissionChanged { id } }'
    const subscription = openSubscription(api.base, query, { cookie })
    const { errors } = (await subscription.next()) ?? {}
    expect(errors?.[0]?.extensions).toMatchObject(REFUSED)
    await subscription.close()
  })
})

describe('second factor of the team: TEAM_SECOND_FACTOR=required', () => {
  const api = startApi({ teamSecondFactor: 'required' })

  test('the owner needs one too (SEC-A26)', async () => {
    const team = await teamMember()
    const owner = await api.as(team)
    expect(await needsSecondFactor(owner)).toBe(true)
    expect(await owner.fails(ContactSubmissionsDocument)).toMatchObject(REFUSED)
    await addAuthenticator(team, api.now())
    await owner.ok(ContactSubmissionsDocument)
    expect(await needsSecondFactor(await api.as(await staffPerson('DESK')))).toBe(false)
  })
})

/** Waits for the end of the subscription; skips the events before it. */
async function untilEnded(subscription: TestSubscription): Promise<void> {
  while ((await subscription.next())?.data);
}
