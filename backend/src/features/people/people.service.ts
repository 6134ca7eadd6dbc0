import { IsNull, Not } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { requireRow } from '../../core/errors'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { MailAddress } from '../../mail/mail-address.entity'
import { ContactSubmission } from '../contact/contact-submission.entity'
import { Membership } from '../memberships/membership.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import type { AccountArgs } from './people.inputs'
import type { Account, Person } from './people.types'

/** Returns one person, for the team. Throws NOT_FOUND if no account has this id. */
export async function getPerson(id: string): Promise<Person> {
  const user = requireRow(await db.getRepository(User).findOneBy({ id: normalizeId(id) }))
  const { firstName, lastName, staffRole, emailConfirmed } = user
  const { createdAt, deletionDueAt, deletedAt } = user
  return {
    id: user.id,
    firstName,
    lastName,
    staffRole,
    emailConfirmed,
    createdAt,
    deletionDueAt,
    deletedAt,
    // What replaces the address of a deleted account is none.
    email: deletedAt ? null : user.email,
  }
}

/** Returns since when no mail is sent to the person's address; null if mail is sent. */
export async function findUndeliverableSince({ email }: Person): Promise<Date | null> {
  const address = email === null ? null : await db.getRepository(MailAddress).findOneBy({ email })
  return address?.undeliverableSince ?? null
}

/** Returns the telephone number of the person's latest message that has one; null without any. */
export async function findPhone({ email }: Person): Promise<string | null> {
  if (email === null) return null
  const message = await db
    .getRepository(ContactSubmission)
    .findOne({ where: { email, phone: Not(IsNull()) }, order: { createdAt: 'DESC' } })
  return message?.phone ?? null
}

/** Returns whether a sign-in asks for a second factor. */
export async function findHasSecondFactor({ id }: Person): Promise<boolean> {
  const account = await db.getRepository(User).findOneByOrFail({ id })
  return account.hasSecondFactor
}

/** Returns the person's place; null without one. */
export const findEntryOf = ({ id }: Person): Promise<WaitlistEntry | null> =>
  db.getRepository(WaitlistEntry).findOne({ where: { userId: id }, relations: { user: true } })

/** Returns what `find` finds for the person's place; null without one. */
export async function findByEntryOf<Found>(
  person: Person,
  find: (entry: WaitlistEntry) => Promise<Found>,
): Promise<Found | null> {
  const entry = await findEntryOf(person)
  return entry && find(entry)
}

/** Returns the person's memberships, latest first. */
export const listMembershipsOf = ({ id }: Person): Promise<Membership[]> =>
  db
    .getRepository(Membership)
    .find({ where: { userId: id }, relations: { user: true }, order: { number: 'DESC' } })

const HAS_PLACE = 'EXISTS (SELECT FROM waitlist_entry entry WHERE entry."userId" = account.id)'

/** Returns a page of the accounts that are not deleted, the latest first. */
export function listAccounts({
  search,
  hasPlace,
  ...page
}: AccountArgs): Promise<Connection<Account>> {
  const rows = select(User, 'account')
  rows.where(() => 'account."deletedAt" IS NULL')
  if (typeof hasPlace === 'boolean') rows.filter(() => (hasPlace ? HAS_PLACE : `NOT ${HAS_PLACE}`))
  applySearch(rows, search, 'account."searchText"')
  return paginateForTeam(rows, page)
}
