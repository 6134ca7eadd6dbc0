import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { db } from '../database/data-source'
import { subscribeNewsletter } from '../features/newsletter/newsletter.service'
import { NewsletterSubscription } from '../features/newsletter/newsletter-subscription.entity'
import { routes } from './routes'
import { newsletterLeaveLink } from '../features/newsletter/newsletter.links'
import { services } from '../../test/services'

const api = startApi()

const email = 'camila@example.com'
/** The request as Gmail sends it. */
const oneClick: RequestInit = {
  method: 'POST',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://mail.example.com',
    'sec-fetch-site': 'cross-site',
  },
  body: 'List-Unsubscribe=One-Click',
}
const leave = (token: string, init: RequestInit = oneClick) =>
  api.visitor.send(`/api/newsletter/leave?token=${token}`, init)
const subscription = () => db.getRepository(NewsletterSubscription).findOneByOrFail({ email })

async function openLink(): Promise<string> {
  await subscribeNewsletter(email)
  const { id: subject } = await subscription()
  const purpose = newsletterLeaveLink
  const link = await services.links.create({ purpose, subject, email, now: api.now() }, db.manager)
  return services.links.token(purpose, link.id)
}

test('newsletter leave: a mail program’s form unsubscribes, without cookie or Origin of ours (SEC-L10)', async () => {
  const token = await openLink()
  const response = await leave(token)
  expect({ status: response.status, body: await response.json() }).toEqual({
    status: 200,
    body: { message: 'Unsubscribed' },
  })
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await subscription()).leftAt).toEqual(api.now())
  expect((await leave(token)).status).toBe(200)
})

test('newsletter leave: an invalid token succeeds and changes nothing', async () => {
  await openLink()
  for (const token of ['', 'x', 'A'.repeat(54), '%00', '%E0%A4%A'])
    expect([token, (await leave(token)).status]).toEqual([token, 200])
  expect((await subscription()).leftAt).toBeNull()
})

test('newsletter leave: other methods than POST change nothing', async () => {
  const token = await openLink()
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT'])
    await leave(token, { method, redirect: 'manual' })
  const response = await leave(token, { method: 'PUT' })
  expect([response.status, response.headers.get('allow')]).toEqual([
    405,
    'GET, HEAD, POST, OPTIONS',
  ])
  expect((await leave(token, { method: 'OPTIONS' })).status).toBe(204)
  expect((await subscription()).leftAt).toBeNull()
})

test('newsletter leave: a reader who opens it gets the page with the button, and only a token in its fragment (SEC-L5)', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  for (const [method, token, fragment] of [
    ['GET', 'A'.repeat(54), `#${'A'.repeat(54)}`],
    ['HEAD', '-_'.repeat(27), `#${'-_'.repeat(27)}`],
    ['GET', 'x', ''],
    ['GET', '', ''],
    ['GET', '%0d%0aSet-Cookie:%20a=b', ''],
    ['GET', `${'A'.repeat(53)}%0a`, ''],
    ['GET', `${'A'.repeat(54)}&token=${'A'.repeat(54)}`, ''],
  ] as const) {
    const answer = await leave(token, { method, headers, redirect: 'manual' })
    expect([token, answer.status]).toEqual([token, 303])
    expect(answer.headers.get('location')).toBe(`/auth?mode=leave${fragment}`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('newsletter leave: is the only such call; no other takes a form or anything from another site (SEC-L10)', async () => {
  const caller = await api.as(await person())
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const { method, path } of routes) {
    if (method === 'GET' || path === '/newsletter/leave') continue
    const status = async (init: RequestInit) =>
      (await caller.send(`/api${path}`, { ...init, method })).status
    const statuses = [
      await status({ headers: { 'sec-fetch-site': 'cross-site' } }),
      await status({ headers: { origin: 'https://mail.example.com' } }),
      await status({ headers: form, body: 'List-Unsubscribe=One-Click' }),
    ]
    expect({ method, path, statuses }).toEqual({ method, path, statuses: [403, 403, 415] })
  }
})
