import type { EntityManager } from 'typeorm'
import { Role, User } from '../accounts/user.entity'
import { headerValue } from './header-value'
import type { Mail } from './mail.entity'

/**
 * Returns the greeting of a mail: `Hello Camila,`. Returns null unless the person has confirmed the
 * address that the mail goes to, because a first name is text that somebody typed (MAIL-4, MAIL-25).
 * Also null without a first name, and for the team.
 */
export async function findGreeting(
  { userId, to }: Pick<Mail, 'userId' | 'to'>,
  em: EntityManager,
): Promise<string | null> {
  const person = userId === null ? null : await em.findOneBy(User, { id: userId })
  if (!person?.emailConfirmed || person.email !== to || person.role === Role.ADMIN) return null
  const firstName = headerValue(person.firstName ?? '')
  return firstName === '' ? null : `Hello ${firstName},`
}
