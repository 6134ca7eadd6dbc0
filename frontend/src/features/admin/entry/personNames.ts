import type { WaitlistRowFragment } from '../../../api/generated'
import { admin } from '../../../content/admin'
import { fullName } from '../../../format/names'

type Person = WaitlistRowFragment['user']

/** The name in the table. */
export const displayName = (person: Person) => fullName(person) || admin.table.none

/** What a person is called in a sentence, also without a name. */
export const nameOrEmail = (person: Person) => fullName(person) || person.email
