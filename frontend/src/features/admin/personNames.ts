import type { WaitlistRowFragment } from '../../api/generated'
import { admin } from '../../content/admin'

type Person = WaitlistRowFragment['user']

const fullName = ({ firstName, lastName }: Person) =>
  [firstName, lastName].filter(Boolean).join(' ')

/** The name in the table. */
export const displayName = (person: Person) => fullName(person) || admin.table.none

/** What a person is called in a sentence, also without a name. */
export const nameOrEmail = (person: Person) => fullName(person) || person.email
