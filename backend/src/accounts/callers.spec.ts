import { createToken } from '../../test/api-tokens'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { TokenScope } from './token-scope'

const api = startApi()
const RIGHT_FORM = 'Please send the access token as `Authorization: Bearer <token>`.'

const send = async (authorization: string) => {
  const headers = { authorization, 'content-type': 'application/json' }
  const query = JSON.stringify({ query: '{ me { id } }' })
  const graphql = await api.visitor.send('/graphql', { method: 'POST', headers, body: query })
  const rest = await api.visitor.send('/api/waitlist/stats', { headers })
  return { graphql, rest }
}

test.each([
  ['no word before it', (token: string) => token],
  ['another scheme', (token: string) => `Token ${token}`],
  ['a colon after Bearer', (token: string) => `Bearer: ${token}`],
  ['Bearer twice', (token: string) => `Bearer Bearer ${token}`],
  ['quotes', (token: string) => `Bearer "${token}"`],
  ['a part cut off', (token: string) => token.slice(0, 20)],
])(
  'callers: an access token with %s is refused with the right form (SEC-K4)',
  async (_, toHeader) => {
    const token = await createToken(await person(), [TokenScope.PROFILE_READ], api.now())
    const { graphql, rest } = await send(toHeader(token))
    for (const { status, headers } of [graphql, rest])
      expect([status, headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ])
    expect(await graphql.json()).toEqual({
      errors: [{ message: RIGHT_FORM, extensions: { code: 'UNAUTHENTICATED' } }],
    })
    expect(await rest.json()).toEqual({ code: 'UNAUTHENTICATED', message: RIGHT_FORM })
  },
)

test.each(['Basic Y3dwXzpwYXNz', 'Digest username="ana"', 'Negotiate YII_cwpx'])(
  'callers: the header %s of a proxy is ignored (SEC-K4)',
  async authorization => {
    const { graphql, rest } = await send(authorization)
    expect(await graphql.json()).toEqual({ data: { me: null } })
    expect(rest.status).toBe(200)
  },
)
