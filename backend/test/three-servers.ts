import type { User } from '../src/accounts/user.entity'
import { Caller } from './caller'
import type { startApi } from './harness'

/**
 * Starts two more servers of the site, which share its database, before all tests. Call once at the
 * top of a spec. Returns a function that signs a person in, and returns a caller for each server.
 */
export function startThreeServers(
  api: ReturnType<typeof startApi>,
): (user: User) => Promise<Caller[]> {
  const bases: string[] = []
  beforeAll(async () => {
    bases.push(api.base, (await api.another()).base, (await api.another()).base)
  })
  return async user => {
    const { cookie } = await api.as(user)
    return bases.map(base => new Caller(() => base, cookie))
  }
}
