import type { Connection } from '../../pagination/connection'
import { select, type Select } from '../../database/select'
import type { SelectedFields } from '../../pagination/rows'
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
const PERSON = ['firstName', 'lastName', 'email', 'joinDate'] as const

/** Entries with their person, in the columns of these fields. */
export function selectEntries(fields: SelectedFields): Select<WaitlistEntry> {
  const person = PERSON.filter(name => fields.has(`user.${name}`))
  const entries = select(WaitlistEntry, 'entry').join('user', 'person', person)
  return entries.only(fields.has('createdAt') ? [...fields, 'joinedAt'] : [...fields])
}

/** A page of the list (decision W14 unless asked otherwise) in these fields, by status, wish, id and the person's name or address. */
export function listWaitlist(
  { status, planWish, ids, search, sort, direction, ...page }: WaitlistArgs,
  fields: SelectedFields,
  maxPageSize?: number,
): Promise<Connection<WaitlistEntry>> {
  const entries = selectEntries(fields)
  if (status) entries.filter(value => `entry.status = ${value(status)}`)
  if (ids) entries.filter(value => `entry.id = ANY (${value(ids.map(normalizeId))})`)
  if (planWish) entries.filter(value => `entry."planWish" = ${value(planWish)}`)
  applySearch(entries, search, 'person."searchText"')
  const by = [...BEFORE_POSITION[sort], 'entry.position']
  return paginate(entries, { ...page, maxPageSize: maxPageSize }, { by, direction })
}
