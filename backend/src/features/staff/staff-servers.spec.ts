import { Caller } from '../../../test/caller'
import { createToken } from '../../../test/api-tokens'
import { person, staffPerson, submissionContext } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  ContactSubmissionsDocument,
  EndStaffDocument,
  SetStaffRoleDocument,
  WaitlistEntryDetailsDocument,
} from '../../../test/operations'
import { openSubscription, type TestSubscription } from '../../../test/subscriptions'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { CONTACT_CHANGED } from '../contact/contact.events'
import { submitContact } from '../contact/contact.service'
import { joinWaitlist } from '../waitlist/waitlist.service'

const api = startApi()
const WITHIN_MS = 2_000
const MESSAGES = 'subscription { contactSubmissionChanged { id } }'

const open: TestSubscription[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()))
})

/** A manager who uses another server: a page, its live list, and a program with an access token. */
async function managerElsewhere() {
  const [owner, manager] = [await api.team(), await staffPerson('MANAGER')]
  const { base } = await api.another()
  const { cookie } = await api.as(manager)
  const page = new Caller(() => base, cookie)
  const token = await createToken(manager, ['INBOX_READ'], api.now())
  const program = new Caller(() => base, undefined, token)
  const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' }
  const { id } = await submitContact(submissionContext(), message)
  const subscriptions = [
    openSubscription(base, MESSAGES, cookie === undefined ? {} : { cookie }),
    openSubscription(base, MESSAGES, { authorization: `Bearer ${token}` }),
  ]
  open.push(...subscriptions)
  for (const subscription of subscriptions)
    await subscription.untilEstablished(() => notify(CONTACT_CHANGED, [id], db.manager))
  return { owner, manager, page, program, subscriptions }
}

/** Waits for the end of the subscription; skips the events before it. */
async function untilEnded(subscription: TestSubscription): Promise<void> {
  while ((await subscription.next())?.data);
}

test('staff: a lowered role holds within 2 seconds on another server, for page, socket and token (SEC-A18)', async () => {
  const { owner, manager, page, program, subscriptions } = await managerElsewhere()
  const { entry } = await joinWaitlist(await person(), {}, api.now())
  await page.ok(ContactSubmissionsDocument)
  await program.ok(ContactSubmissionsDocument)
  const startedAt = performance.now()
  await owner.ok(SetStaffRoleDocument, { input: { userId: manager.id, role: 'DESK' } })
  await Promise.all(subscriptions.map(untilEnded))
  for (const caller of [page, program])
    expect(await caller.fails(ContactSubmissionsDocument)).toMatchObject({ code: 'FORBIDDEN' })
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS)
  // A panel that is open goes on: the desk may read people.
  await page.ok(WaitlistEntryDetailsDocument, { id: entry.id })
})

test('staff: who is ended is signed out within 2 seconds on another server (SEC-A18)', async () => {
  const { owner, manager, page, program, subscriptions } = await managerElsewhere()
  const startedAt = performance.now()
  await owner.ok(EndStaffDocument, { input: { userId: manager.id } })
  await Promise.all(subscriptions.map(untilEnded))
  for (const caller of [page, program])
    expect(await caller.fails(ContactSubmissionsDocument)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  expect(performance.now() - startedAt).toBeLessThan(WITHIN_MS)
})
