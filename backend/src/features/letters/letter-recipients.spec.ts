import { person } from '../../../test/factories'
import { holdLocks } from '../../../test/lock-waits'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { audience, confirmedMember, createDraft, subscribe } from '../../../test/letters'
import { findMail, findMails, rendered } from '../../../test/mails'
import {
  LeaveNewsletterDocument,
  LetterDocument,
  SendLetterDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import { db } from '../../database/data-source'
import { Mail, MailState } from '../../mail/mail.entity'
import { eraseAccount } from '../privacy/erase-account.service'
import type { Letter } from './letter.entity'
import { LetterKind } from './letter.options'
import { letterMail } from './letters.mails'

/* What becomes of a letter's recipients while it is being sent. */

const api = startApi()
let team: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  team = await api.team()
})

/** Sends the draft; its mails wait, as if there were a mail server. */
async function send({ id, version }: Letter): Promise<void> {
  await team.ok(SendLetterDocument, { input: { id, version } })
  await db.query(`UPDATE mail SET state = 'queued' WHERE template = '${letterMail.name}'`)
}

const news = () =>
  createDraft({
    kind: LetterKind.news,
    audiences: [audience('members'), audience('newsletter')],
  })

const mailTo = async (email: string): Promise<Mail> => {
  const mail = await findMail(letterMail, email)
  return mail
}

/** Renders the mail as the server that sends it does; null if it drops it. */
const tryToSend = (mail: Mail) =>
  services.renderMail(Object.assign(mail, { state: MailState.sending }), db.manager)

const read = async ({ id }: Pick<Letter, 'id'>) => (await team.ok(LetterDocument, { id })).letter

test('letters: news has one-click headers and a link, which leaves the news but no notices (RFC 8058)', async () => {
  const user = await confirmedMember()
  await subscribe(user.email)
  await subscribe('visitor@example.com')
  const letter = await news()
  await send(letter)
  const { headers, text } = await rendered(await mailTo(user.email))
  const [, url = ''] = /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, token = ''] = /#([\w-]+)\s/.exec(text) ?? []
  expect(url).toContain(`/api/newsletter/leave?token=${token}`)
  const path = new URL(url)
  // A mail program may load the address; that leaves nothing.
  await api.visitor.send(path.pathname + path.search)
  expect(await tryToSend(await mailTo(user.email))).not.toBeNull()
  const form = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  }
  expect((await api.visitor.send(path.pathname + path.search, form)).ok).toBe(true)
  expect(await tryToSend(await mailTo(user.email))).toBeNull()
  expect(await tryToSend(await mailTo('visitor@example.com'))).not.toBeNull()
  expect((await read(letter)).left).toBe(1)
  const notice = await createDraft()
  await send(notice)
  const [, latest] = await findMails(letterMail, user.email)
  expect(await rendered(latest!)).toMatchObject({ headers: {} })
})

test('letters: who leaves by the link in the text gets no further news', async () => {
  await subscribe('visitor@example.com')
  await send(await news())
  const mail = await mailTo('visitor@example.com')
  const [, token = ''] = /#([\w-]+)\s/.exec((await rendered(mail)).text) ?? []
  await api.visitor.ok(LeaveNewsletterDocument, { input: { token } })
  expect(await tryToSend(mail)).toBeNull()
})

test('letters: a notice follows a change of address; news does not', async () => {
  const user = await confirmedMember()
  await subscribe(user.email)
  const [notice, other] = [await createDraft(), await news()]
  for (const letter of [notice, other]) await send(letter)
  const email = 'new@example.com'
  await (await api.as(user)).ok(UpdateProfileDocument, { input: { email } })
  const moved = await mailTo(email)
  expect(await findMails(letterMail, email)).toHaveLength(1)
  const { text, headers } = (await tryToSend(moved)) ?? { text: '', headers: null }
  expect(headers).toEqual({})
  // Nobody has confirmed the new address.
  expect(text).not.toContain('Camila')
  expect(await findMails(letterMail, user.email)).toHaveLength(1)
})

test('letters: a new address that gets the letter already gets it once', async () => {
  const user = await confirmedMember()
  const [email, letter] = [
    'both@example.com',
    await createDraft({ audiences: [audience('members'), audience('staff')] }),
  ]
  const colleague = await person({ appointedRole: 'MANAGER', email })
  await send(letter)
  await db.query(`UPDATE "user" SET email = 'gone@example.com' WHERE id = $1`, [colleague.id])
  await (await api.as(user)).ok(UpdateProfileDocument, { input: { email } })
  const mails = await findMails(letterMail, email)
  const results = await Promise.all(mails.map(tryToSend))
  expect(results.filter(Boolean)).toHaveLength(1)
})

test('letters: whoever deletes the account gets no mail; who joins meanwhile gets none either', async () => {
  const [user, stays] = [await person({ deletionDueAt: new Date(0) }), await confirmedMember()]
  const letter = await createDraft({
    audiences: [audience('members'), audience('person', { userId: user.id })],
  })
  await send(letter)
  const deletion = { userId: user.id, by: 'person' as const, now: new Date() }
  expect(await eraseAccount(services, deletion)).toBe(true)
  await confirmedMember()
  await runJobNow('letters')
  const mails = await db.getRepository(Mail).findBy({ template: letterMail.name })
  expect(mails.map(({ to }) => to)).toEqual([stays.email])
  expect((await read(letter)).figures).toEqual({
    sent: 0,
    failed: 0,
    kept: 0,
    waiting: 1,
    dropped: 1,
  })
})

test('letters: an account whose address changes while the letter begins gets one mail, at the new address', async () => {
  const user = await confirmedMember()
  const letter = await createDraft()
  const release = await holdLocks(`UPDATE "user" SET email = 'new@example.com' WHERE id = $1`, [
    user.id,
  ])
  const sending = team.ok(SendLetterDocument, { input: { id: letter.id, version: letter.version } })
  const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  while ((await db.query<object[]>(waiting)).length === 0) await Promise.resolve()
  await release()
  await sending
  const mails = await findMails(letterMail)
  expect(mails.map(({ to }) => to)).toEqual(['new@example.com'])
})

test('letters: addresses are deleted 90 days after the end, and the figures stay', async () => {
  await confirmedMember()
  const letter = await createDraft()
  const { id, version } = letter
  await team.ok(SendLetterDocument, { input: { id, version } })
  await runJobNow('letters')
  const figures = { sent: 0, failed: 0, kept: 1, waiting: 0, dropped: 0 }
  await db.query(`UPDATE letter SET "endedAt" = "endedAt" - interval '89 days'`)
  await runJobNow('letter_retention')
  const countRecipients = () => db.query<object[]>('SELECT FROM letter_recipient')
  expect(await countRecipients()).toHaveLength(1)
  await db.query(`UPDATE letter SET "endedAt" = "endedAt" - interval '2 days'`)
  await runJobNow('letter_retention')
  expect(await countRecipients()).toHaveLength(0)
  await db.query('DELETE FROM mail')
  expect((await read(letter)).figures).toEqual(figures)
})
