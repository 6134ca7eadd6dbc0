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
  for (let turn = 0; turn < 30; turn += 1)
    expect(await caller.fails(cancelBooking, cancel())).toMatchObject({ code: 'NOT_FOUND' })
  expect(await caller.fails(cancelBooking, cancel())).toMatchObject({ code: 'RATE_LIMITED' })
  const other = await api.as(await clubMember())
  expect(await other.fails(cancelBooking, cancel())).toMatchObject({ code: 'NOT_FOUND' })
})
