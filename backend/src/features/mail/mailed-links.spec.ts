import { request } from 'node:http'
import { person } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { rendered, tokenIn, untilMailed } from '../../../test/mails'
import {
  ConfirmEmailDocument,
  ConfirmNewsletterDocument,
  LeaveNewsletterDocument,
  RegisterDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SubmitContactDocument,
  SubscribeNewsletterDocument,
  UndoEmailChangeDocument,
} from '../../../test/operations'
import { db } from '../../database/data-source'
import { Link } from '../../links/link.entity'
import { Mail } from '../../mail/mail.entity'
import { resetPasswordMail, welcomeMail } from '../auth/auth.mails'
import { contactReceivedMail } from '../contact/contact.mails'
import { newsletterConfirmMail } from '../newsletter/newsletter.mails'

const api = startApi()

const password = 'a quiet drop shot indeed'
const camila = { firstName: 'Camila', lastName: 'Alvarez', email: 'camila@example.com', password }

/** Sends a POST of an operation with any headers; fetch would overwrite Host. */
function post(query: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${api.base}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      response => {
        response.resume().on('end', () => {
          resolve(response.statusCode ?? 0)
        })
      },
    )
    call.on('error', reject).end(JSON.stringify({ query }))
  })
}

test('mailed links: use the site’s own address, whatever Host a request sends (SEC-L4)', async () => {
  const evil = 'evil.example'
  const hosts: Record<string, string>[] = [
    { host: evil },
    { host: evil, origin: `http://${evil}` },
    { 'x-forwarded-host': evil, 'x-forwarded-proto': 'https' },
    { forwarded: `host=${evil}`, 'x-original-host': evil, referer: `http://${evil}/auth` },
  ]
  const register = (index: number) =>
    `register(input: { firstName: "N", lastName: "N", email: "n${index}@example.com", password: "${password}" }) { id }`
  for (const [index, headers] of hosts.entries()) {
    const { email } = await person()
    const join = `subscribeNewsletter(input: { email: "news${index}@example.com" })`
    const reset = `requestPasswordReset(input: { email: "${email}" })`
    const fields = index === 1 ? `${join} ${reset} ${register(index)}` : `${join} ${reset}`
    expect(await post(`mutation { ${fields} }`, headers)).toBe(200)
    await untilMailed(resetPasswordMail, email)
  }
  const mails = await db.getRepository(Mail).find()
  expect(mails).toHaveLength(2 * hosts.length + 1)
  for (const mail of mails) {
    const said = JSON.stringify(await rendered(mail))
    expect(said).not.toContain('evil')
    expect(said).toContain('http://localhost:4000/')
  }
})

/** Returns every row of every table, as text. */
async function everyRow(): Promise<string> {
  const rows = db.entityMetadatas.map(({ tableName }) =>
    db.query<{ row: string }[]>(`SELECT it::text AS row FROM "${tableName}" it`),
  )
  return (await Promise.all(rows))
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('mailed links: neither a token nor a password is in the database (SEC-L1)', async () => {
  const { email } = camila
  await api.visitor.ok(RegisterDocument, { input: camila })
  await api.visitor.ok(SubscribeNewsletterDocument, { input: { email } })
  await api.visitor.ok(RequestPasswordResetDocument, { input: { email } })
  const news = await untilMailed(newsletterConfirmMail, email)
  const reset = await untilMailed(resetPasswordMail, email)
  const welcome = await untilMailed(welcomeMail, email)
  const tokens = [await tokenIn(welcome), await tokenIn(reset), await tokenIn(news)]
  const { headers } = await rendered(news)
  tokens.push(/token=([\w-]+)/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '')
  expect(tokens.map(token => token.length)).toEqual([54, 54, 54, 54])
  const input = { token: tokens[1] ?? '', newPassword: `${password}, and another` }
  await api.visitor.ok(ResetPasswordDocument, { input })
  const rows = await everyRow()
  expect(rows).toContain(email)
  // Nor is their HMAC, in other encodings.
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url').subarray(16)
    for (const secret of [token, bytes.toString('hex'), bytes.toString('base64')])
      expect(rows.includes(secret)).toBe(false)
  }
  expect(rows).not.toContain(password)
})

test('mailed links: an invalid one is refused without a connection (SEC-L3)', async () => {
  const token = 'A'.repeat(54)
  const connecting = jest.spyOn(db, 'createQueryRunner')
  for (const [document, input] of [
    [ResetPasswordDocument, { token, newPassword: password }],
    [ConfirmEmailDocument, { token }],
    [ConfirmNewsletterDocument, { token }],
    [LeaveNewsletterDocument, { token }],
    [UndoEmailChangeDocument, { token }],
  ] as const)
    expect(await api.visitor.fails(document, { input })).toMatchObject({ code: 'LINK_EXPIRED' })
  const calls = connecting.mock.calls.length
  connecting.mockRestore()
  expect(calls).toBe(0)
})

test('mailed links: opening one does not use it up (SEC-L5)', async () => {
  await api.visitor.ok(RegisterDocument, { input: camila })
  const token = await tokenIn(await untilMailed(welcomeMail, camila.email))
  const mutation = `mutation { confirmEmail(input: { token: "${token}" }) }`
  const paths = [
    `/auth?mode=confirm&token=${token}`,
    `/graphql?query=${encodeURIComponent(mutation)}`,
    `/api/newsletter/leave?token=${token}`,
  ]
  for (const method of ['GET', 'HEAD'])
    for (const path of paths) {
      const headers = { 'apollo-require-preflight': '1' }
      // The last request is redirected to a page.
      const { status } = await api.visitor.send(path, { method, headers, redirect: 'manual' })
      expect(status).toBeGreaterThanOrEqual(300)
    }
  expect(await db.getRepository(Link).find()).toMatchObject([{ usedAt: null }])
})

test('mailed links: a message to the club is mailed once, however often the request is repeated', async () => {
  const submissionKey = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
  const input = { name: 'Bo', email: 'bo@example.com', message: 'Hello', submissionKey }
  for (let turn = 0; turn < 3; turn += 1) await api.visitor.ok(SubmitContactDocument, { input })
  const [mail, ...others] = await db.getRepository(Mail).find()
  expect(mail).toMatchObject({ template: contactReceivedMail.name })
  expect(others).toEqual([])
})
