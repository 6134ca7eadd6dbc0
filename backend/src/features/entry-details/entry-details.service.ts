import type { FindOptionsWhere } from 'typeorm'
import type { Connection, PageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import type { SelectedFields } from '../../pagination/rows'
import { AppError } from '../../core/errors'
import { paginate } from '../../pagination/paginate'
import { selectEntries } from '../waitlist/waitlist-list.service'
import type { WaitlistEntryDetails } from './entry-details.types'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'

/** One entry, for the team to look into; NOT_FOUND without it. */
export async function getWaitlistEntryDetails(id: string): Promise<WaitlistEntryDetails> {
  const entry = await findEntry({ id })
  if (!entry) throw new AppError('NOT_FOUND')
  return { id, entry }
}

/** The entry of the person whose invitation was followed; null when none was, or the person has left. */
export async function findReferrer({ referredBy }: WaitlistEntry): Promise<WaitlistEntry | null> {
  return referredBy ? findEntry({ userId: referredBy }) : null
}

const findEntry = (where: FindOptionsWhere<WaitlistEntry>) =>
  db.getRepository(WaitlistEntry).findOne({ where, relations: { user: true } })

/** A page of the entries that were taken through this person's invitation, by position. */
export function listReferrals(
  { userId }: WaitlistEntry,
  page: PageArgs,
  fields: SelectedFields,
): Promise<Connection<WaitlistEntry>> {
  const entries = selectEntries(fields).where(value => `entry."referredBy" = ${value(userId)}`)
  return paginate(entries, page, { by: ['entry.position'], direction: 'ASC' })
}
