import type { Connection } from '../connection'
import { db } from '../db'
import { pageThrough } from '../paging'
import { searched } from '../search'
import { WaitlistEntry } from './waitlist-entry.entity'
import type { WaitlistArgs, WaitlistSort } from './waitlist.inputs'

/** The name as it is shown. Written so that it may be indexed, as the indexes of User say it. */
const NAME = `btrim(coalesce(person.firstName, '') || ' ' || coalesce(person.lastName, ''))`

/** What comes before the position in each order; who has no name, and who has no date, stands last. */
const BEFORE_POSITION: Record<WaitlistSort, string[]> = {
  position: [],
  name: [`(${NAME} = '')`, `${NAME} COLLATE "und-x-icu"`],
  email: ['person.email'],
  status: ['entry.status'],
  joinedAt: ['entry.joinedAt'],
  memberSince: [`coalesce(person.joinDate, 'infinity')`],
}

/** A page of the list (decision W14 unless asked otherwise), by status and by the person's name or address. */
export function listWaitlist({
  status,
  search,
  sort,
  direction,
  ...page
}: WaitlistArgs): Promise<Connection<WaitlistEntry>> {
  const entries = db
    .getRepository(WaitlistEntry)
    .createQueryBuilder('entry')
    .innerJoin('entry.user', 'person')
  if (status) entries.andWhere('entry.status = :status', { status })
  searched(entries, search, [`concat_ws(' ', person.firstName, person.lastName)`, 'person.email'])
  return pageThrough(entries, page, { by: [...BEFORE_POSITION[sort], 'entry.position'], direction })
}
