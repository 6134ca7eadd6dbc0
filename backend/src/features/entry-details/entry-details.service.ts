import type { FindOptionsWhere } from 'typeorm'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import type { SelectedFields } from '../../pagination/rows'
import { requireRow } from '../../core/errors'
import { paginateForTeam } from '../../pagination/followed-list'
import { ENTRY_TIME, selectEntries } from '../waitlist/waitlist-list.service'
import type { WaitlistEntryDetails } from './entry-details.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'

/** Returns one entry with its details, for the team. Throws NOT_FOUND if it does not exist. */
export async function getWaitlistEntryDetails(id: string): Promise<WaitlistEntryDetails> {
  return { id, entry: requireRow(await findEntry({ id })) }
}

/**
 * Returns the inviter's entry; null if there was no invitation or the inviter's account is deleted.
 */
export async function findReferrer({ referredBy }: WaitlistEntry): Promise<WaitlistEntry | null> {
  return referredBy ? findEntry({ userId: referredBy }) : null
}

const findEntry = (where: FindOptionsWhere<WaitlistEntry>) =>
  db.getRepository(WaitlistEntry).findOne({ where, relations: { user: true } })

/** Returns a page of the entries made through this person's invitation, by position. */
export function listReferrals(
  { userId }: WaitlistEntry,
  page: TeamPageArgs,
  fields: SelectedFields,
): Promise<Connection<WaitlistEntry>> {
  const entries = selectEntries(fields).where(value => `entry."referredBy" = ${value(userId)}`)
  const by = ['entry.position']
  return paginateForTeam(entries, page, { time: ENTRY_TIME, by, direction: 'ASC' })
}
