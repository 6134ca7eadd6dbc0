import type { Caller } from '../../../test/caller'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails, rendered, tokenIn, untilMailed } from '../../../test/mails'
import { listenTo } from '../../../test/notified'
import {
  ConfirmEmailDocument,
  JoinWaitlistDocument,
  RegisterDocument,
  RequestEmailConfirmationDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { User } from '../../accounts/user.entity'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { Mail, MailState } from '../../mail/mail.entity'
import { club } from '../../shared/club'
import { MAIL_QUEUED } from '../../mail/insert-mail'
import { confirmEmailMail, welcomeMail } from './auth.mails'
import { emailChangedMail } from '../members/members.mails'

const api = startApi()
const payloadsOf = listenTo(MAIL_QUEUED)

const camila = {
  firstName: 'Camila',
  lastName: 'Alvarez',
  email: 'camila@example.com',
  password: 'a quiet drop shot',
}
const EXPIRED = { code: 'LINK_EXPIRED', message: 'This link has been used or has expired.' }
const CONFIRM = confirmEmailMail

const confirm = (token: string) => api.visitor.ok(ConfirmEmailDocument, { input: { token } })
const refused = (token: string) => api.visitor.fails(ConfirmEmailDocument, { input: { token } })
const confirmedAt = async (email: string) =>
  (await db.getRepository(User).findOneByOrFail({ email })).emailConfirmedAt

async function asksAgain(member: User, count = 1): Promise<Mail> {
  await (await api.as(member)).ok(RequestEmailConfirmationDocument)
  return untilMailed(CONFIRM, member.email, count)
}

test('email confirmation: registering queues a welcome, due in a minute, whose button confirms the address once', async () => {
  const { register } = await api.visitor.ok(RegisterDocument, { input: camila })
  const mail = await untilMailed(welcomeMail, camila.email)
  expect(mail).toMatchObject({ userId: register.id, key: `welcome:${register.id}` })
  expect(mail.dueAt.getTime() - mail.createdAt.getTime()).toBeCloseTo(60_000, -2)
  expect(await confirmedAt(camila.email)).toBeNull()
  const token = await tokenIn(mail)
  await confirm(token)
  expect(await confirmedAt(camila.email)).toEqual(api.now())
  expect(await refused(token)).toEqual(EXPIRED)
})

test('email confirmation: a registered address gets no mail', async () => {
  await person({ email: camila.email })
  await api.visitor.fails(RegisterDocument, { input: camila })
  expect(await db.getRepository(Mail).count()).toBe(0)
})

test('email confirmation: an undeliverable address gets an account and no mail, and its person is told so', async () => {
  const bounced = { email: camila.email, undeliverableSince: api.now(), reason: '550 no such user' }
  await db.getRepository(MailAddress).insert(bounced)
  const caller = api.visitor
  await caller.ok(RegisterDocument, { input: camila })
  expect(await caller.fails(RequestEmailConfirmationDocument)).toEqual({
    code: 'CONFLICT',
    message:
      'We cannot write to camila@example.com: a mail server has refused our mail. Change the address in your profile, or write to ' +
      `${club.email}.`,
  })
  expect(await db.getRepository(Mail).count()).toBe(0)
})

test('email confirmation: me returns whether the address is confirmed', async () => {
  const confirmed = async (values: Partial<User>) => {
    const caller = await api.as(await person(values))
    const query = { query: '{ me { emailConfirmed } }' }
    const response = await caller.post('/graphql', query)
    return ((await response.json()) as { data: { me: { emailConfirmed: boolean } } }).data.me
  }
  expect(await confirmed({})).toEqual({ emailConfirmed: false })
  expect(await confirmed({ emailConfirmedAt: api.now() })).toEqual({ emailConfirmed: true })
})

test('email confirmation: asking again invalidates the first link, and sends nothing once confirmed', async () => {
  const member = await person()
  const first = await tokenIn(await asksAgain(member))
  const second = await tokenIn(await asksAgain(member, 2))
  expect(await refused(first)).toEqual(EXPIRED)
  await confirm(second)
  await (await api.as(member)).ok(RequestEmailConfirmationDocument)
  expect(await findMails(CONFIRM)).toHaveLength(2)
})

test.each([
  ['asking again', (caller: Caller) => caller.ok(RequestEmailConfirmationDocument)],
  ['a place on the waitlist', (caller: Caller) => caller.ok(JoinWaitlistDocument, { input: {} })],
])(
  'email confirmation: %s sends the queued mail immediately, and its link stays valid',
  async (_, act) => {
    const { register } = await api.visitor.ok(RegisterDocument, { input: camila })
    const member = await db.getRepository(User).findOneByOrFail({ id: register.id })
    const welcome = await untilMailed(welcomeMail, camila.email)
    await db.getRepository(Mail).update(welcome.id, { state: MailState.queued })
    const caller = await api.as(member)
    const heard = await payloadsOf(() => act(caller))
    expect(heard).toEqual(['due'])
    const [mail, ...others] = await db.getRepository(Mail).find()
    expect(others).toEqual([])
    expect(mail?.dueAt.getTime()).toBeLessThan(welcome.dueAt.getTime())
    await confirm(await tokenIn(welcome))
  },
)

test('email confirmation: clears the undeliverable mark of the address', async () => {
  const member = await person()
  const token = await tokenIn(await asksAgain(member))
  const bounced = { email: member.email, undeliverableSince: api.now(), reason: '550 mailbox full' }
  await db.getRepository(MailAddress).insert(bounced)
  await confirm(token)
  expect(await db.getRepository(MailAddress).count()).toBe(0)
})

test('email confirmation: a link is valid for seven days (SEC-L2)', async () => {
  const [early, late] = [await person(), await person()]
  const tokens = [await tokenIn(await asksAgain(early)), await tokenIn(await asksAgain(late))]
  const begin = api.now().getTime()
  api.at(new Date(begin + 7 * DAY_MS - 1_000).toISOString())
  await confirm(tokens[0] ?? '')
  api.at(new Date(begin + 7 * DAY_MS).toISOString())
  expect(await refused(tokens[1] ?? '')).toEqual(EXPIRED)
})

test('email confirmation: a new address is unconfirmed and gets a link, and the old one is notified', async () => {
  const member = await person({ email: camila.email, emailConfirmedAt: api.now() })
  const input = { email: 'ana@garden.example.com' }
  await (await api.as(member)).ok(UpdateProfileDocument, { input })
  expect(await confirmedAt(input.email)).toBeNull()
  const told = await untilMailed(emailChangedMail, camila.email)
  const { text } = await rendered(told)
  expect(text).toContain('a…@g….com')
  expect(text).not.toContain('garden')
  await confirm(await tokenIn(await untilMailed(CONFIRM, input.email)))
  expect(await confirmedAt(input.email)).toEqual(api.now())
})

test('email confirmation: changing names only, or sending the same address, queues no mail', async () => {
  const member = await person({ email: camila.email })
  const input = { firstName: 'Ana', email: ' Camila@Example.com' }
  await (await api.as(member)).ok(UpdateProfileDocument, { input })
  expect(await db.getRepository(Mail).count()).toBe(0)
})

test('email confirmation: a link mailed to the previous address does not work', async () => {
  const member = await person()
  const token = await tokenIn(await asksAgain(member))
  const input = { email: `new.${member.email}` }
  await (await api.as(member)).ok(UpdateProfileDocument, { input })
  expect(await refused(token)).toEqual(EXPIRED)
  expect(await confirmedAt(input.email)).toBeNull()
})
