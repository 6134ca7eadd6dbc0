import type { User } from '../../accounts/user.entity'

/** Returns a person's name for the team; the address if they have none. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<User, 'firstName' | 'lastName' | 'email'>) =>
  [firstName, lastName].filter(name => name !== null).join(' ') || email
