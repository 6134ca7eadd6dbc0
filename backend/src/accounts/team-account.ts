import { Not } from 'typeorm'
import { db } from '../database/data-source'
import { ConfigurationError } from '../core/configuration-error'
import { Role, User } from './user.entity'
import { normalizeEmail } from '../shared/rules'
import { endAllSessions } from './session'
import { hashPassword, verifyPassword } from './passwords'

const TEAM_NAMES = { firstName: 'Club', lastName: 'Team' }

/**
 * Makes or updates the team account (decisions S1 to S5). Once it is there, the unique address keeps
 * anyone from registering it. Without a password an account that exists stays as it is.
 */
export async function provisionTeamAccount(
  address: string,
  password: string | undefined,
  now: Date,
): Promise<void> {
  const email = normalizeEmail(address)
  const users = db.getRepository(User)
  const account = await users.findOne({
    where: { email },
    select: { id: true, role: true, password: true },
  })
  if (account?.role === Role.MEMBER)
    throw new ConfigurationError(`ADMIN_EMAIL (${email}) is a member's address; choose another.`)
  if (!account && !password)
    throw new ConfigurationError(
      'ADMIN_PASSWORD must be set, so that the team account can be made.',
    )
  if (!account) {
    await users.insert({
      ...TEAM_NAMES,
      email,
      password: await hashPassword(password ?? ''),
      role: Role.ADMIN,
      joinDate: now,
    })
  } else if (password && !(await verifyPassword(account.password, password))) {
    await users.update(account.id, { password: await hashPassword(password) })
    await endAllSessions(account.id)
  }
  await demoteFormerTeamAccounts(email)
}

/** Only the address of today's settings is the team's; an account of a former one keeps no rights. */
async function demoteFormerTeamAccounts(email: string): Promise<void> {
  const users = db.getRepository(User)
  for (const { id } of await users.findBy({ role: Role.ADMIN, email: Not(email) })) {
    await users.update(id, { role: Role.MEMBER })
    await endAllSessions(id)
  }
}
