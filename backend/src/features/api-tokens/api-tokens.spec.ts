import { duringAddressChange, NEW_ADDRESS } from '../../../test/address-change'
import { createToken } from '../../../test/api-tokens'
import { captureLog } from '../../../test/captured-log'
import { person, teamMember } from '../../../test/factories'
import type { Caller } from '../../../test/caller'
import { startApi } from '../../../test/harness'
import {
  CreateApiTokenDocument,
  MeDocument,
  MyApiTokensDocument,
  RevokeApiTokenDocument,
  RotateApiTokenDocument,
  UpdateProfileDocument,
} from '../../../test/operations'
import { runJobNow } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import { services } from '../../../test/services'
import { ApiToken } from '../../accounts/api-token.entity'
import { createTokenText, isTokenText } from '../../accounts/api-token-text'
import { TokenScope } from '../../accounts/token-scope'
import type { User } from '../../accounts/user.entity'
import { AuditRecord } from '../../audit/audit-record.entity'
import { DAY_MS, MINUTE_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { setAccountPassword } from '../members/operator-changes.service'
import { apiTokenChangedMail } from './api-tokens.mails'

const api = startApi()

const { PROFILE_READ, PROFILE_WRITE, WAITLIST_READ, AUDIT_READ } = TokenScope
const input = (values: object = {}) => ({
  input: { name: 'Import', scopes: [PROFILE_READ], ...values },
})
const rotating = (id: string) => ({ input: { id } })

const statusOf = async (token: string): Promise<number> =>
  (await api.withToken(token).rest('GET', '/auth/user')).status
const made = async (caller: Caller, values: object = {}) =>
  (await caller.ok(CreateApiTokenDocument, input(values))).createApiToken

describe('access tokens: create', () => {
  test('returns the token once; it acts as its owner within its scopes (SEC-K1)', async () => {
    const owner = await person()
    const caller = await api.as(owner)
    const { token, apiToken } = await made(caller)
    expect(token).toMatch(/^cwp_[0-9A-Za-z]{49}$/)
    expect(apiToken).toMatchObject({ name: 'Import', start: token.slice(0, 12), lastUsedAt: null })
    const days = (new Date(apiToken.expiresAt).getTime() - api.now().getTime()) / DAY_MS
    expect(days).toBe(90)
    expect((await api.withToken(token).ok(MeDocument)).me.id).toBe(owner.id)
    expect(await statusOf(token)).toBe(200)
    expect(
      await api.withToken(token).fails(UpdateProfileDocument, { input: { firstName: 'Ana' } }),
    ).toMatchObject({ code: 'FORBIDDEN', requiredScope: PROFILE_WRITE })
    const refused = await api.withToken(token).rest('PUT', '/auth/profile', { firstName: 'Ana' })
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="PROFILE_WRITE"',
    ])
    const { myApiTokens } = await caller.ok(MyApiTokensDocument)
    expect(myApiTokens).toEqual([{ ...apiToken, lastUsedAt: api.now().toISOString() }])
    expect(await findMails(apiTokenChangedMail, owner.email)).toHaveLength(1)
  })

  test('refuses a wrong name, scope or lifetime', async () => {
    const caller = await api.as(await person())
    for (const [values, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ scopes: [AUDIT_READ] }, 'scopes'],
      [{ expiresInDays: 0 }, 'expiresInDays'],
      [{ expiresInDays: 366 }, 'expiresInDays'],
    ] as const) {
      const failure = await caller.fails(CreateApiTokenDocument, input(values))
      expect([values, failure.code, failure.fields?.map(one => one.field)]).toEqual([
        values,
        'BAD_USER_INPUT',
        [field],
      ])
    }
    expect(await db.getRepository(ApiToken).count()).toBe(0)
  })

  test('keeps to 10, also if several are created at once (SEC-K3)', async () => {
    const owner = await person()
    const caller = await api.as(owner)
    for (let count = 0; count < 8; count += 1) await createToken(owner, [PROFILE_READ], api.now())
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => made(caller)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await caller.fails(CreateApiTokenDocument, input())).toMatchObject({ code: 'CONFLICT' })
    api.later(91 * DAY_MS)
    expect(await made(await api.as(await person()))).toBeDefined()
  })

  test('of the team is recorded in the audit log, without the token', async () => {
    const caller = await api.team()
    const { apiToken } = await made(caller, { scopes: [AUDIT_READ] })
    await caller.ok(RevokeApiTokenDocument, { input: { id: apiToken.id } })
    const records = await db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })
    expect(records.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['api_token_create', apiToken.id],
      ['api_token_revoke', apiToken.id],
    ])
    expect(JSON.stringify(records)).not.toContain('cwp_')
  })
})

describe('access tokens: refused', () => {
  test('guessed, cut, changed or of no form: 401 with WWW-Authenticate (SEC-K4)', async () => {
    const token = await createToken(await person(), [PROFILE_READ], api.now())
    const changed = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21)
    expect(isTokenText(changed)).toBe(false)
    const broken = ['x', '', `${token} ${token}`, `${token}, Bearer ${token}`]
    for (const wrong of [createTokenText(), token.slice(0, -1), changed, ...broken]) {
      const caller = api.withToken(wrong)
      const rest = await caller.rest('GET', '/auth/user')
      expect([rest.status, rest.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ])
      expect(await caller.fails(MeDocument)).toMatchObject({ code: 'UNAUTHENTICATED' })
    }
    expect(await statusOf(token)).toBe(200)
  })

  test('from the millisecond at which it expires (SEC-K4)', async () => {
    const token = await createToken(await person(), [PROFILE_READ], api.now())
    api.later(DAY_MS - 1)
    expect(await statusOf(token)).toBe(200)
    api.later(1)
    expect(await statusOf(token)).toBe(401)
  })

  test('for the address, and for the team’s account settings (SEC-K1)', async () => {
    const scopes = [PROFILE_READ, PROFILE_WRITE]
    const own = api.withToken(await createToken(await person(), scopes, api.now()))
    await own.ok(UpdateProfileDocument, { input: { firstName: 'Ana' } })
    const team = api.withToken(await createToken(await teamMember(), scopes, api.now()))
    for (const [caller, values] of [
      [own, { email: 'new@example.com' }],
      [team, { firstName: 'Ana' }],
    ] as const)
      expect(await caller.fails(UpdateProfileDocument, { input: values })).toMatchObject({
        code: 'FORBIDDEN',
      })
  })
})

describe('access tokens: rotate', () => {
  test('creates another; the old one works for 24 hours (SEC-K5)', async () => {
    const owner = await person()
    const old = await made(await api.as(owner), {
      expiresInDays: 7,
      scopes: [PROFILE_READ, WAITLIST_READ],
    })
    api.later(DAY_MS)
    const caller = await api.as(owner)
    const { rotateApiToken: next } = await caller.ok(
      RotateApiTokenDocument,
      rotating(old.apiToken.id),
    )
    expect(next.apiToken).toMatchObject({ name: 'Import', scopes: old.apiToken.scopes })
    expect(new Date(next.apiToken.expiresAt).getTime() - api.now().getTime()).toBe(7 * DAY_MS)
    expect(await caller.fails(RotateApiTokenDocument, rotating(old.apiToken.id))).toMatchObject({
      code: 'CONFLICT',
    })
    api.later(DAY_MS - 1)
    expect([await statusOf(old.token), await statusOf(next.token)]).toEqual([200, 200])
    api.later(1)
    expect([await statusOf(old.token), await statusOf(next.token)]).toEqual([401, 200])
  })

  test('a second time ends the first token at once (SEC-K5)', async () => {
    const caller = await api.as(await person())
    const first = await made(caller)
    const { rotateApiToken: second } = await caller.ok(
      RotateApiTokenDocument,
      rotating(first.apiToken.id),
    )
    const { rotateApiToken: third } = await caller.ok(
      RotateApiTokenDocument,
      rotating(second.apiToken.id),
    )
    const all = [first, second, third]
    expect(await Promise.all(all.map(({ token }) => statusOf(token)))).toEqual([401, 200, 200])
  })

  test('keeps to 10 tokens, also after the new one is revoked (SEC-K3)', async () => {
    const owner = await person()
    const caller = await api.as(owner)
    const first = await made(caller)
    const { rotateApiToken: second } = await caller.ok(
      RotateApiTokenDocument,
      rotating(first.apiToken.id),
    )
    await caller.ok(RevokeApiTokenDocument, { input: { id: second.apiToken.id } })
    expect(await statusOf(first.token)).toBe(200)
    for (let count = 1; count < 10; count += 1) await createToken(owner, [PROFILE_READ], api.now())
    expect(await caller.fails(CreateApiTokenDocument, input())).toMatchObject({ code: 'CONFLICT' })
    await caller.ok(RotateApiTokenDocument, rotating(first.apiToken.id))
  })

  test('needs a token of the caller', async () => {
    const { apiToken } = await made(await api.as(await person()))
    const other = await api.as(await person())
    expect(await other.fails(RotateApiTokenDocument, rotating(apiToken.id))).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await other.fails(RevokeApiTokenDocument, { input: { id: apiToken.id } })).toMatchObject(
      {
        code: 'NOT_FOUND',
      },
    )
  })
})

describe('access tokens: end', () => {
  test('when revoked while the address changes, and the mail goes to the new one', async () => {
    const owner = await person()
    const caller = await api.as(owner)
    const { token, apiToken } = await made(caller)
    await duringAddressChange(owner, () =>
      caller.ok(RevokeApiTokenDocument, { input: { id: apiToken.id } }),
    )
    expect(await statusOf(token)).toBe(401)
    expect(await findMails(apiTokenChangedMail, NEW_ADDRESS)).toHaveLength(1)
  })

  test('when they are revoked, and with the account’s password and address (SEC-K6)', async () => {
    const tokenOf = async (user: User) => createToken(user, [PROFILE_READ], api.now())
    const [one, two, three] = [await person(), await person(), await person()]
    const tokens = [await tokenOf(one), await tokenOf(two), await tokenOf(three)]
    const { id } = await db.getRepository(ApiToken).findOneByOrFail({ userId: one.id })
    await (await api.as(one)).ok(RevokeApiTokenDocument, { input: { id } })
    await setAccountPassword(services, two, 'a very quiet drop shot')
    await (await api.as(three)).ok(UpdateProfileDocument, { input: { email: 'new@example.com' } })
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 401, 401])
  })

  test('30 days after they expired their rows are deleted', async () => {
    const now = new Date()
    await createToken(await person(), [PROFILE_READ], new Date(now.getTime() - 31.1 * DAY_MS))
    await createToken(await person(), [PROFILE_READ], new Date(now.getTime() - 30 * DAY_MS))
    await runJobNow('api_token_retention')
    expect(await db.getRepository(ApiToken).count()).toBe(1)
  })
})

test('access tokens: lastUsedAt is written once a minute', async () => {
  const token = await createToken(await person(), [PROFILE_READ], api.now())
  const usedAt = async () =>
    (await db.getRepository(ApiToken).findOneOrFail({ where: {} })).lastUsedAt
  await statusOf(token)
  const first = api.now()
  api.later(MINUTE_MS - 1)
  await statusOf(token)
  expect(await usedAt()).toEqual(first)
  api.later(1)
  await statusOf(token)
  expect(await usedAt()).toEqual(api.now())
})

test('access tokens: no log line and no row contains a token (SEC-K7)', async () => {
  const log = captureLog('debug')
  const caller = await api.team()
  const { token } = await made(caller)
  await statusOf(token)
  await api.withToken(`${token}x`).rest('GET', '/auth/user')
  const written = log.end()
  expect(written).toContain('/api/auth/user')
  expect(written).not.toContain(token.slice(4, 30))
  for (const { tableName } of db.entityMetadatas) {
    const rows = await db.query<unknown[]>(`SELECT to_jsonb(t)::text AS row FROM "${tableName}" t`)
    expect(JSON.stringify(rows)).not.toContain(token.slice(12, 30))
  }
})
