import type { Caller } from './caller'

interface Answer {
  errors: { extensions: { code: string; retryAfter?: number } }[]
}

let address = 0

/**
 * Signs in so often with a wrong password, each time a field of one request, from a new address. Returns the codes of
 * the refusals, and the response. Ten lock the account.
 */
export async function failLogins(
  caller: Caller,
  email: string,
  { count = 10, headers = {} }: { count?: number; headers?: Record<string, string> } = {},
) {
  const input = `email: ${JSON.stringify(email)}, password: "wrong"`
  const fields = Array.from({ length: count }, (_, i) => `g${i}: login(input: { ${input} }) { id }`)
  const response = await caller.post(
    '/graphql',
    { query: `mutation { ${fields.join(' ')} }` },
    { 'x-forwarded-for': `2001:db8:${(address += 1)}::1`, ...headers },
  )
  const { errors } = (await response.json()) as Answer
  return { response, errors, codes: errors.map(({ extensions }) => extensions.code) }
}
