import type { Connection } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { paginate } from '../../pagination/paginate'
import { applySearch } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { WaitlistEntry } from './waitlist-entry.entity'
import type { WaitlistArgs, WaitlistSort } from './waitlist.inputs'

/**
 * The name as it is shown, in the order of the alphabet: Á beside A, not behind Z. U+FFFF sorts behind
 * every letter. Word for word as the index user_name has it, so that the index is used.
 */
const NAME = `coalesce(nullif(btrim(coalesce(person.firstName, '') || ' ' || coalesce(person.lastName, '')), ''), U&'\\FFFF') COLLATE "und-x-icu"`

/** What comes before the position in each order; who has no name, and who has no date, stands last. */
const BEFORE_POSITION: Record<WaitlistSort, string[]> = {
  position: [],
  name: [NAME],
  email: ['person.email'],
  status: ['entry.status'],
  joinedAt: ['entry.joinedAt'],
  memberSince: [`coalesce(person.joinDate, 'infinity')`],
}

/** A page of the list (decision W14 unless asked otherwise), by status, wish, id and the person's name or address. */
export function listWaitlist(
  { status, planWish, ids, search, sort, direction, ...page }: WaitlistArgs,
  maxPageSize?: number,
): Promise<Connection<WaitlistEntry>> {
  const entries = db.getRepository(WaitlistEntry).createQueryBuilder('entry')
  const by = [...BEFORE_POSITION[sort], 'entry.position']
  // Every entry has a person, so none is lost without the join; counting them all is quicker.
  if (search || by.some(part => part.includes('person.'))) entries.innerJoin('entry.user', 'person')
  if (status) entries.andWhere('entry.status = :status', { status })
  if (ids) entries.andWhere('entry.id IN (:...ids)', { ids: ids.map(normalizeId) })
  if (planWish) entries.andWhere('entry.planWish = :planWish', { planWish })
  applySearch(entries, search, [
    `concat_ws(' ', person.firstName, person.lastName)`,
    'person.email',
  ])
  return paginate(entries, { ...page, maxPageSize: maxPageSize }, { by, direction })
}
