import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { fullName } from '../../../format/names'

type Person = Pick<WaitlistRowFragment['user'], 'firstName' | 'lastName' | 'email'>

/** Returns the person's name, or the table's placeholder if the name is missing. */
export const displayName = (person: Person) => fullName(person) || admin.table.none

/** Returns the person's name, or the e-mail address if the name is missing. */
export const nameOrEmail = (person: Person) => fullName(person) || person.email
