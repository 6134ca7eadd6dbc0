import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import { club } from '../../shared/club'
import { monthlyCents } from '../../shared/billing-periods'
import { normalizeId } from '../../shared/rules'
import { Charge, ChargeState } from '../bookings/charge.entity'
import { addSettledBy, nameSql } from '../bookings/settled-by.service'
import { toDeskCharge } from '../charges/charge-list.service'
import type { PageWithSum } from '../charges/charges.types'
import { boundsOfDay } from '../courts/court-times.service'
import { WAITLIST_PERSON_COLUMNS, type WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Due, DueState } from './due.entity'
import type { DueArgs } from './dues.inputs'
import { toDeskDue } from './dues.service'
import type { Debtor, DueFigures, DeskDue, OwedBy, Till, TillEntry, TillSum } from './dues.types'

/** Returns a page of the dues with their members, the latest first. */
export async function listDues({
  search,
  state,
  userId,
  ...page
}: DueArgs): Promise<PageWithSum<DeskDue>> {
  const rows = select(Due, 'due').join('user', 'person', WAITLIST_PERSON_COLUMNS)
  if (state) rows.filter(value => `due.state = ${value(state)}`)
  if (userId) rows.where(value => `due."userId" = ${value(normalizeId(userId))}`)
  applySearch(rows, search, 'person."searchText"')
  const by = ['due."dueOn"', 'due.id']
  const found = await paginateForTeam(rows, page, { by })
  await addSettledBy(found.edges.map(({ node }) => toDeskDue(node)))
  // Each row has what the team sees by now.
  return Object.assign(found, { sumCents: () => rows.sum('due.cents') }) as PageWithSum<DeskDue>
}

/** Returns the member's open dues, the oldest first. */
export const listOpenDues = (userId: string, relations: { user?: true } = {}): Promise<Due[]> =>
  db.getRepository(Due).find({
    where: { userId, state: DueState.open },
    relations,
    order: { dueOn: 'ASC', kind: 'ASC', no: 'ASC' },
  })

/** Returns the open dues and charges of a person, the oldest first. */
export async function getOwedBy(userId: string): Promise<OwedBy> {
  const [dues, charges] = await Promise.all([
    listOpenDues(userId, { user: true }),
    db.getRepository(Charge).find({
      where: { userId, state: ChargeState.open },
      relations: { user: true, booking: true },
      order: { createdAt: 'ASC', kind: 'ASC', no: 'ASC' },
    }),
  ])
  return {
    dues: await addSettledBy(dues.map(toDeskDue)),
    charges: await addSettledBy(charges.map(toDeskCharge)),
  }
}

const DEBTORS = `
  WITH open AS (
    SELECT "userId", cents, "dueOn" AS since, 0 AS charge FROM due WHERE state = 'open'
    UNION ALL
    SELECT "userId", cents, ("createdAt" AT TIME ZONE $1)::date, 1 FROM charge WHERE state = 'open'
  )
  SELECT person.id, person."firstName", person."lastName", person.email, person."joinDate",
    sum(open.cents)::int AS cents, sum(charge)::int AS "openCharges",
    count(*)::int - sum(charge)::int AS "openDues", min(since)::text AS since
  FROM open JOIN "user" person ON person.id = open."userId"
  GROUP BY person.id ORDER BY min(since), sum(open.cents) DESC, person.id LIMIT 900`

/** Returns everybody who owes something, the longest first. */
export async function listDebtors(): Promise<Debtor[]> {
  const rows = await db.query<(WaitlistPerson & Omit<Debtor, 'person'>)[]>(DEBTORS, [club.timeZone])
  return rows.map(({ id, cents, openCharges, openDues, since, ...person }) => ({
    id,
    cents,
    openCharges,
    openDues,
    since,
    person: { id, ...person },
  }))
}

const TAKEN = `
  SELECT taken.id, taken."userId", what, taken.cents, taken.method, note, "settledAt",
    person."firstName", person."lastName", person.email, person."joinDate",
    ${nameSql('staff')} AS "settledBy"
  FROM (
    SELECT id, "userId", kind::text AS what, cents, method::text, note, "settledAt", "settledById"
    FROM due WHERE state = 'settled' AND "settledAt" >= $1 AND "settledAt" < $2
    UNION ALL
    SELECT id, "userId", kind::text, cents, method::text, "settledHow", "settledAt", "settledById"
    FROM charge WHERE state = 'settled' AND "settledAt" >= $1 AND "settledAt" < $2
  ) taken
  JOIN "user" person ON person.id = taken."userId"
  LEFT JOIN "user" staff ON staff.id = taken."settledById" AND staff."deletedAt" IS NULL
  ORDER BY "settledAt", taken.id`

/** Returns what the desk took on a New York day (MEMBERSHIP-25). */
export async function getTill(day: string): Promise<Till> {
  const { startsAt, endsAt } = boundsOfDay(day)
  const rows = await db.query<(WaitlistPerson & Omit<TillEntry, 'person'> & { userId: string })[]>(
    TAKEN,
    [startsAt, endsAt],
  )
  const entries = rows.map(({ userId: id, firstName, lastName, email, joinDate, ...row }) => ({
    ...row,
    person: { id, firstName, lastName, email, joinDate },
  }))
  return { day, cents: sumOf(entries), sums: sumsOf(entries), entries }
}

const sumOf = (entries: readonly Pick<TillEntry, 'cents'>[]): number =>
  entries.reduce((sum, { cents }) => sum + cents, 0)

function sumsOf(entries: readonly TillEntry[]): TillSum[] {
  const methods = [...new Set(entries.map(({ method }) => method))]
  return methods.map(method => {
    const own = entries.filter(entry => entry.method === method)
    return { method, count: own.length, cents: sumOf(own) }
  })
}

const FIGURES = `
  SELECT
    (SELECT coalesce(sum(($2::jsonb ->> plan::text)::int), 0)::int FROM membership
     WHERE state = 'active' AND "duesFrom" IS NOT NULL) AS "expectedCents",
    (SELECT coalesce(sum(cents), 0)::int FROM due WHERE state = 'settled' AND date_trunc('month', "dueOn") = date_trunc('month', $1::date)) AS "settledCents",
    (SELECT coalesce(sum(cents), 0)::int FROM due WHERE state = 'open')
      + (SELECT coalesce(sum(cents), 0)::int FROM charge WHERE state = 'open') AS "openCents",
    (SELECT coalesce(sum(cents), 0)::int FROM due WHERE state = 'waived' AND date_trunc('month', "dueOn") = date_trunc('month', $1::date)) AS "waivedCents"`

/** Returns the sums of the month of an instant. */
export async function getDueFigures(now: Date): Promise<DueFigures> {
  const [row] = await db.query<[DueFigures]>(FIGURES, [clubDay(now), JSON.stringify(monthlyCents)])
  return row
}
