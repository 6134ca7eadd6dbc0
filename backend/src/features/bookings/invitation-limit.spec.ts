import { clubMember, createCourts } from '../../../test/courts'
import { startApi } from '../../../test/harness'
import { book, inviting } from '../../../test/players'
import { setPhase } from '../../../test/waves'

const api = startApi({ rateLimits: true })

test('players: at most 20 invitations a day of one account, also to addresses of nobody (PLAYER-3)', async () => {
  api.at('2026-11-25T15:00:00Z')
  const [court] = await createCourts()
  await setPhase('booking')
  const owner = await api.as(await clubMember())
  const id = await book(owner, court!, '2026-11-26T23:00:00Z')
  const nobody = { email: 'nobody@example.com' }
  for (let turn = 0; turn < 20; turn += 1)
    expect(await owner.fails(...inviting(id, nobody))).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await owner.fails(...inviting(id, await clubMember()))).toMatchObject({
    code: 'RATE_LIMITED',
  })
})
