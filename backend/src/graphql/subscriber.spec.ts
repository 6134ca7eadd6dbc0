import { Role, User } from '../accounts/user.entity'
import { Subscriber } from './subscriber'

const member = Object.assign(new User(), {
  id: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
  role: Role.ADMIN,
})

test('subscriber: reads the session again if a change was notified during the read', async () => {
  const answers: ((session: { user: User; endsAt: number } | null) => void)[] = []
  const findSession = () =>
    new Promise<{ user: User; endsAt: number } | null>(resolve => void answers.push(resolve))
  const subscriber = new Subscriber('', '', findSession, () => new Date(0))
  const refreshed = subscriber.refreshUser()
  await subscriber.sessionChanged(member.id)
  answers[0]?.({ user: member, endsAt: Infinity })
  await new Promise(setImmediate)
  expect(answers).toHaveLength(2)
  expect(subscriber.user).toBeNull()
  answers[1]?.(null)
  await refreshed
  expect(subscriber.user).toBeNull()
})
