import type { Request, Response } from 'express'
import { startApi } from '../../test/harness'
import { passGuards } from './guard'

const api = startApi()

test('guards: do not run after one has sent the response', async () => {
  const res = { writableEnded: false } as { writableEnded: boolean }
  const behind = jest.fn()
  const answer = async () => {
    await Promise.resolve()
    res.writableEnded = true
  }
  const passed = await passGuards([answer, behind], {} as Request, res as Response)
  expect([passed, behind.mock.calls]).toEqual([false, []])
})

const JSON_TYPE = { 'content-type': 'application/json' }
const SESSION = { cookie: 'sid=x' }
const post = (body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE) => ({
  method: 'POST',
  headers,
  body,
})

/** Served by the handler in front of Express, and by Express. */
const WAYS = ['/graphql', '/api/contact']

test.each<[string, RequestInit, number, string | undefined]>([
  [
    'another site’s page',
    post('{}', { ...JSON_TYPE, ...SESSION, origin: 'https://other.example' }),
    403,
    'FORBIDDEN',
  ],
  [
    'a cross-site request',
    post('{}', { ...JSON_TYPE, ...SESSION, 'sec-fetch-site': 'cross-site' }),
    403,
    'FORBIDDEN',
  ],
  [
    'a form',
    post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'another charset',
    post('{}', { 'content-type': 'application/json; charset=latin1' }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['broken JSON', post('{'), 400, 'BAD_USER_INPUT'],
  ['invalid UTF-8', post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'BAD_USER_INPUT'],
  ['a large body', post(JSON.stringify({ text: 'x'.repeat(110_000) })), 413, 'PAYLOAD_TOO_LARGE'],
  ['very many values', post(JSON.stringify(Array(1_001).fill(0))), 400, 'BAD_USER_INPUT'],
  ['another method', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'],
  ['OPTIONS', { method: 'OPTIONS' }, 204, undefined],
])(
  'guards: %s gets the same response from the handler and from Express',
  async (_, init, status, code) => {
    const answers = await Promise.all(
      WAYS.map(async path => {
        const response = await api.visitor.send(path, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'x-request-id': 'mine' },
        })
        const text = await response.text()
        const headers = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name))
        return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1], headers }
      }),
    )
    expect(answers[0]).toMatchObject({ status, code })
    expect(answers[1]).toEqual(answers[0])
    expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
      'x-request-id': 'mine',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  },
)

/** Headers that differ: the allowed methods and the error format. */
const OWN_HEADERS = new Set(['allow', 'content-length', 'date', 'accept-post', 'accept'])
