import type { PersonQuery } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { personTexts } from '../../../content/admin/person'
import { staffTexts } from '../../../content/admin/staff'
import { fullName } from '../../../format/names'

export type PersonDetails = NonNullable<PersonQuery['person']>

type Named = Pick<PersonDetails, 'firstName' | 'lastName' | 'email'>

/** Returns the person's name, or else the address; a deleted account has neither. */
export const nameOf = (person: Named) => fullName(person) || (person.email ?? admin.deletedAccount)

const { states } = personTexts

/** Returns what the person is to the club, in words. */
export function statesOf({ deletedAt, staffRole, memberships, entry }: PersonDetails): string[] {
  if (deletedAt) return [admin.deletedAccount]
  const role = staffRole ? [staffTexts.roles[staffRole]] : []
  const [latest] = memberships
  if (latest?.state === 'active') return [...role, states.member]
  if (latest) return [...role, states.former]
  if (entry) return [...role, states[entry.status]]
  return role.length > 0 ? role : [states.none]
}
