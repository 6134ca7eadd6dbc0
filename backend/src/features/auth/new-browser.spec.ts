import { PASSWORD, person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails, rendered, untilMailed } from '../../../test/mails'
import type { User } from '../../accounts/user.entity'
import { newSignInMail } from './auth.mails'

const api = startApi()
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const confirmed = () => person({ emailConfirmedAt: new Date() })

async function post(path: string, body: object, cookie = ''): Promise<string> {
  const response = await fetch(api.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, 'user-agent': FIREFOX },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
  const cookies = response.headers.getSetCookie()
  return cookies.map(one => one.split(';')[0]).join('; ')
}

/** Signs in; returns the cookies that the browser keeps. */
const signIn = ({ email }: User, cookie?: string) =>
  post('/api/auth/login', { email, password: PASSWORD }, cookie)

/** The mails of the sign-ins before it are written when that of this one is: the queue keeps the order. */
async function untilOthersAreWritten(): Promise<void> {
  const other = await confirmed()
  await signIn(other)
  await untilMailed(newSignInMail, other.email)
}

test('new browser: is mailed once, with its words and the time (SEC-S15)', async () => {
  const user = await confirmed()
  const cookies = await signIn(user)
  const mail = await untilMailed(newSignInMail, user.email)
  expect((await rendered(mail)).text).toMatch(/: Firefox on Linux, on .* [AP]M, Miami time\./)
  await signIn(user, cookies)
  await untilOthersAreWritten()
  expect(await findMails(newSignInMail, user.email)).toHaveLength(1)
})

test('new browser: known to another account only, it is new to this one (SEC-S15)', async () => {
  const user = await confirmed()
  await signIn(user, await signIn(await confirmed()))
  await untilMailed(newSignInMail, user.email)
})

test('new browser: not mailed at registration, nor to an address that is not confirmed', async () => {
  const name = { firstName: 'Ana', lastName: 'Diaz' }
  const ana = { ...name, email: 'ana@example.com', password: PASSWORD }
  await post('/api/auth/register', ana)
  await post('/api/auth/login', { email: ana.email, password: PASSWORD })
  await untilOthersAreWritten()
  expect(await findMails(newSignInMail, ana.email)).toEqual([])
})

test('new browser: at most three mails an hour to an account (MAIL-4)', async () => {
  const user = await confirmed()
  for (let count = 0; count < 4; count += 1) await signIn(user)
  await untilOthersAreWritten()
  expect(await findMails(newSignInMail, user.email)).toHaveLength(3)
})
