import type { Connection } from '../../pagination/connection'
import { select } from '../../database/select'
import { paginate } from '../../pagination/paginate'
import { applySearch } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { WaitlistEntry } from './waitlist-entry.entity'
import type { WaitlistArgs, WaitlistSort } from './waitlist.inputs'

/**
 * The name as it is shown, in the order of the alphabet: Á beside A, not behind Z. U+FFFF sorts behind
 * every letter. Word for word as the index user_name has it, so that the index is used.
 */
const NAME = `coalesce(nullif(btrim(coalesce(person."firstName", '') || ' ' || coalesce(person."lastName", '')), ''), U&'\\FFFF') COLLATE "und-x-icu"`

/** What comes before the position in each order; who has no name, and who has no date, stands last. */
const BEFORE_POSITION: Record<WaitlistSort, string[]> = {
  position: [],
  name: [NAME],
  email: ['person.email'],
  status: ['entry.status'],
  joinedAt: ['entry."joinedAt"'],
  memberSince: [`coalesce(person."joinDate", 'infinity')`],
}

/** What the team sees of an entry's person. */
export const PERSON = ['firstName', 'lastName', 'email', 'joinDate'] as const

/** A page of the list (decision W14 unless asked otherwise), by status, wish, id and the person's name or address. */
export function listWaitlist(
  { status, planWish, ids, search, sort, direction, ...page }: WaitlistArgs,
  maxPageSize?: number,
): Promise<Connection<WaitlistEntry>> {
  const entries = select(WaitlistEntry, 'entry').join('user', 'person', PERSON)
  if (status) entries.filter(value => `entry.status = ${value(status)}`)
  if (ids) entries.filter(value => `entry.id = ANY (${value(ids.map(normalizeId))})`)
  if (planWish) entries.filter(value => `entry."planWish" = ${value(planWish)}`)
  applySearch(entries, search, 'person."searchText"')
  const by = [...BEFORE_POSITION[sort], 'entry.position']
  return paginate(entries, { ...page, maxPageSize: maxPageSize }, { by, direction })
}
