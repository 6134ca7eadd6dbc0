import { isGoneAddress } from '@shared/gone-address'
import type { DeskPersonFragment } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { fullName } from '../../../format/names'

type Person = Omit<DeskPersonFragment, 'userId'>

const findGone = ({ email }: Person) => isGoneAddress(email) && admin.deletedAccount

/** Returns the address, or words in place of that of a deleted account. */
export const addressInWords = (email: string) =>
  isGoneAddress(email) ? admin.deletedAccount : email

/** Returns the person's name, or the table's placeholder if the name is missing. */
export const displayName = (person: Person) =>
  fullName(person) || findGone(person) || admin.table.none

/** Returns the person's name, or the email address if the name is missing. */
export const nameOrEmail = (person: Person) => fullName(person) || addressInWords(person.email)
