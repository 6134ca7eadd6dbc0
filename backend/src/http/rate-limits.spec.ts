import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import argon2 from 'argon2'
import type { Request, Response } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'

import { AppError } from '../core/errors'
import { createRateLimits, limitCalls } from './rate-limits'

const api = startApi({ rateLimits: true })

/** A response that can show a limit. */
const response = () =>
  Object.assign(new ServerResponse(new IncomingMessage(new Socket())), {
    locals: {},
  }) as unknown as Response

/** Returns the number of calls before the first refusal; calls use the addresses in turn. */
async function callsUntilRefused(addresses: string[], user: { id: string } | null) {
  const limit = limitCalls(
    createRateLimits(true),
    () => user,
    () => false,
  )
  for (let calls = 0; ; calls += 1) {
    const req = { ip: addresses[calls % addresses.length] } as Request
    try {
      await limit(req, response())
    } catch (error) {
      expect(error).toMatchObject({ extensions: { code: 'RATE_LIMITED' } })
      return calls
    }
  }
}

describe('rate limits: in 5 minutes', () => {
  test('a visitor’s address has 2000 calls (SEC-T2)', async () => {
    expect(await callsUntilRefused(['203.0.113.7'], null)).toBe(2_000)
    expect(await callsUntilRefused(['203.0.113.7', '203.0.113.8'], null)).toBe(4_000)
  })

  test('an account has 5000 calls, whatever its addresses (SEC-T2)', async () => {
    const addresses = ['203.0.113.7', '203.0.113.8', '2001:db8::5']
    expect(await callsUntilRefused(addresses, { id: 'someone' })).toBe(5_000)
  })
})

test('rate limits: all ways to sign in count together, in one server’s memory too (SEC-T2)', async () => {
  const codesOf = async (operation: string, times: number) => {
    const aliases = Array.from({ length: times }, (_, i) => `a${i}: ${operation} { id }`)
    const headers = { 'x-forwarded-for': '203.0.113.99' }
    const sent = await api.visitor.post(
      '/graphql',
      { query: `mutation { ${aliases.join(' ')} }` },
      headers,
    )
    const { errors } = (await sent.json()) as { errors: { extensions: { code: string } }[] }
    return errors.map(({ extensions }) => extensions.code)
  }
  const login = 'login(input: { email: "", password: "" })'
  for (let turn = 0; turn < 9; turn += 1) await codesOf(login, 11)
  const wrong = 'finishSignIn(input: { challenge: "x", code: "123456" })'
  expect(await codesOf(wrong, 1)).toEqual(['UNAUTHENTICATED'])
  for (const operation of [login, wrong])
    expect(await codesOf(operation, 1)).toEqual(['RATE_LIMITED'])
})

test('rate limits: none is counted or shown if they are off (API-20)', async () => {
  const limit = limitCalls(
    createRateLimits(false),
    () => null,
    () => false,
  )
  const res = response()
  for (let calls = 0; calls <= 2_000; calls += 1) await limit({ ip: '203.0.113.7' } as Request, res)
  expect(res.getHeaderNames()).toEqual([])
})

const STATS = 'query WaitlistStats { waitlistStats { total resetsAt __typename } }'

test.each([
  ['GET /api/waitlist/stats', undefined, 0],
  ['POST /graphql', STATS, 0],
  ['POST /graphql', `${STATS} query Mine { me { id } }`, 1],
  ['POST /graphql', '{ waitlistStats { total } me { id } }', 1],
  ['POST /graphql', '{ waitlistStats { total } ...More } fragment More on Query { me { id } }', 1],
  ['POST /graphql', 'mutation { logout }', 1],
  ['POST /graphql', '{ waitlistStats {', 1],
  ['GET /api/auth/user', undefined, 1],
  ['POST /api/contact', STATS, 1],
  ['POST /graphql?query={__typename}', STATS, 0],
])('rate limits: a visitor’s %s %s counts %i times (SEC-T2)', async (call, query, times) => {
  const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
  const [method = '', path = ''] = call.split(' ')
  const headers = { 'content-type': 'application/json' }
  await api.visitor.send(path, {
    method,
    ...(query !== undefined && { headers, body: JSON.stringify({ query }) }),
  })
  expect(consumed).toHaveBeenCalledTimes(times)
  consumed.mockRestore()
})

describe('rate limits: an account’s calls', () => {
  test('count together for REST and GraphQL, per account', async () => {
    const [someone, other] = [await person(), await person()]
    const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume')
    const query = { query: '{ schemaVersion }' }
    for (const user of [someone, other]) {
      const caller = await api.as(user)
      await caller.rest('GET', '/auth/user')
      await caller.post('/graphql', query)
    }
    expect(consumed.mock.calls.map(([key]) => key)).toEqual([
      someone.id,
      someone.id,
      other.id,
      other.id,
    ])
    expect(new Set(consumed.mock.contexts).size).toBe(1)
    consumed.mockRestore()
  })

  test('are refused in the same way as a visitor’s', async () => {
    const full = new RateLimiterRes(0, 90_000)
    for (const caller of [await api.as(await person()), api.visitor]) {
      const consumed = jest.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValue(full)
      const { status, headers, body } = await caller.rest('GET', '/auth/user')
      expect({ status, wait: headers.get('retry-after') }).toEqual({ status: 429, wait: '90' })
      expect(body).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 90 })
      consumed.mockRestore()
    }
  })
})

test('rate limits: a registration that fails with SERVICE_UNAVAILABLE is not counted', async () => {
  const busy = new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: 2 })
  const rewarded = jest.spyOn(RateLimiterMemory.prototype, 'reward')
  const hashed = jest.spyOn(argon2, 'hash').mockRejectedValue(busy)
  const input = { firstName: 'A', lastName: 'R', email: 'a@example.com', password: 'a quiet drop' }
  expect((await api.visitor.rest('POST', '/auth/register', input)).status).toBe(503)
  expect(rewarded).toHaveBeenCalledTimes(1)
  hashed.mockRestore()
  expect((await api.visitor.rest('POST', '/auth/register', input)).status).toBe(201)
  expect(rewarded).toHaveBeenCalledTimes(1)
  rewarded.mockRestore()
})
