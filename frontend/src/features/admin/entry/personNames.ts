import type { WaitlistRowFragment } from '../../../api/generated'
import { admin } from '../../../content/admin/admin'
import { fullName } from '../../../format/names'

type Person = WaitlistRowFragment['user']

/** The name, or the table's word for a missing one. */
export const displayName = (person: Person) => fullName(person) || admin.table.none

/** The name, or the e-mail address of a person without one. */
export const nameOrEmail = (person: Person) => fullName(person) || person.email
