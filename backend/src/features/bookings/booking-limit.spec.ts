import { randomUUID } from 'node:crypto'
import { cancelBooking, clubMember, createCourts } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { setPhase } from '../../../test/waves'

const api = startApi({ rateLimits: true })

test('a member can book and cancel 30 times a minute; another one is not affected', async () => {
  await createCourts()
  await setPhase('booking')
  const caller = await api.as(await clubMember())
  const cancel = () => ({ input: { id: randomUUID(), acceptsCharges: false } })
  const input = `{ id: "${randomUUID()}", acceptsCharges: false }`
  const fifteen = Array.from(
    { length: 15 },
    (_, i) => `a${i}: cancelBooking(input: ${input}) { id }`,
  )
  for (const query of [1, 2].map(() => `mutation { ${fifteen.join(' ')} }`)) {
    const { errors } = (await (await caller.post('/graphql', { query })).json()) as {
      errors: { extensions: { code: string } }[]
    }
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(Array(15).fill('NOT_FOUND'))
  }
  expect(await caller.fails(cancelBooking, cancel())).toMatchObject({ code: 'RATE_LIMITED' })
  const other = await api.as(await clubMember())
  expect(await other.fails(cancelBooking, cancel())).toMatchObject({ code: 'NOT_FOUND' })
})
