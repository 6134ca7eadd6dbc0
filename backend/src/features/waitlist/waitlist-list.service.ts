import type { Connection } from '../../pagination/connection'
import { select, type Select } from '../../database/select'
import type { SelectedFields } from '../../pagination/rows'
import { fieldError } from '../../core/errors'
import { SortDirection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { normalizeId } from '../../shared/rules'
import { WaitlistEntry } from './waitlist-entry.entity'
import { WaitlistSort, type WaitlistArgs } from './waitlist.inputs'

/**
 * The displayed name in alphabetical order: Á sorts next to A, not after Z. U+FFFF sorts after
 * every letter. Must match the index user_name literally, so that the index is used.
 */
const NAME = `coalesce(nullif(btrim(coalesce(person."firstName", '') || ' ' || coalesce(person."lastName", '')), ''), U&'\\FFFF') COLLATE "und-x-icu"`

/** The sort keys before the position. People without a name or without a date sort last. */
const BEFORE_POSITION: Record<WaitlistSort, string[]> = {
  position: [],
  name: [NAME],
  email: ['person.email'],
  status: ['entry.status'],
  joinedAt: ['entry."joinedAt"'],
  memberSince: [`coalesce(person."joinDate", 'infinity')`],
}

/** The columns of an entry's person that the team sees. */
const PERSON = ['firstName', 'lastName', 'email', 'joinDate'] as const

/** The column that the API also calls `createdAt`. */
export const ENTRY_TIME = 'joinedAt'

/** Selects entries with their person, limited to these fields. */
export function selectEntries(fields: SelectedFields): Select<WaitlistEntry> {
  const person = PERSON.filter(name => fields.has(`user.${name}`))
  const id = fields.has('user.userId') ? (['id'] as const) : []
  const entries = select(WaitlistEntry, 'entry').join('user', 'person', [...id, ...person])
  return entries.only(fields.has('createdAt') ? [...fields, ENTRY_TIME] : [...fields])
}

/** Returns the position of a search such as `#18`, or undefined for any other search. */
function parsePosition(search: string | null | undefined): string | undefined {
  return /^#(\d{1,9})$/.exec(search?.trim() ?? '')?.[1]
}

/**
 * Returns a page of the list (default order: WAITLIST-14) in these fields, filtered by status,
 * wish, id and the person's name or address, or by the position (`#18`). Throws BAD_USER_INPUT for `follow` with another order.
 */
export function listWaitlist(
  { status, planWish, ids, search, sort, direction, ...page }: WaitlistArgs,
  fields: SelectedFields,
): Promise<Connection<WaitlistEntry>> {
  const isSorted = sort !== WaitlistSort.position || direction !== SortDirection.ASC
  if (page.follow && isSorted)
    throw fieldError('follow', 'A list that is followed has its own order')
  const entries = selectEntries(fields)
  if (status) entries.filter(value => `entry.status = ${value(status)}`)
  if (ids) entries.filter(value => `entry.id = ANY (${value(ids.map(normalizeId))})`)
  if (planWish) entries.filter(value => `entry."planWish" = ${value(planWish)}`)
  const position = parsePosition(search)
  if (position === undefined) applySearch(entries, search, 'person."searchText"')
  else entries.filter(value => `entry.position = ${value(position)}::int`)
  const by = [...BEFORE_POSITION[sort], 'entry.position']
  return paginateForTeam(entries, page, { time: ENTRY_TIME, by, direction })
}
