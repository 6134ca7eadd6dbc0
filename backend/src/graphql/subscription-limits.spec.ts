import { WebSocket } from 'ws'
import { teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { openSubscription, upgrade } from '../../test/subscriptions'

const api = startApi({ rateLimits: true })

test('subscription limits: one address may have 20 sockets open, and a closed one frees its slot', async () => {
  const open = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = new WebSocket(
        `${api.base.replace('http', 'ws')}/graphql`,
        'graphql-transport-ws',
      )
      await new Promise(resolve => socket.once('open', resolve))
      return socket
    }),
  )
  const { status, body } = await upgrade(`${api.base}/graphql`)
  expect({ status, body: JSON.parse(body) }).toMatchObject({
    status: 429,
    body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
  })
  for (const socket of open) socket.terminate()
  let again = status
  while (again === 429) again = (await upgrade(`${api.base}/graphql`)).status
  expect(again).toBe(101)
})

test('subscription limits: one address may subscribe 300 times in 5 minutes', async () => {
  const { cookie } = await api.as(await teamMember())
  const refusal = async () => {
    const subscription = openSubscription(api.base, 'subscription { nothing }', { cookie })
    const result = await subscription.next()
    await subscription.close()
    return result?.errors?.[0]?.extensions.code
  }
  const codes = new Set<string | undefined>()
  for (let turn = 0; turn < 160; turn += 1) codes.add(await refusal())
  // A socket that is refused at the upgrade closes without a word of GraphQL.
  expect([...codes][0]).toBe('GRAPHQL_VALIDATION_FAILED')
  expect(codes.size).toBeGreaterThan(1)
  expect((await upgrade(`${api.base}/graphql`)).status).toBe(429)
})
