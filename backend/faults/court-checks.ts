/** Compares the bookings, charges, blocks and mails of the database with what was answered. */
import { COURT_FAULTS } from '../test/court-faults'
import type { Attempt } from './court-load'
import type { Scenario } from './scenario'

interface Row {
  id: string
  submissionKey: string
  status: string
  isByClub: boolean
  /** What is stored: kind, cents and state of each charge. */
  charges: string
  /** What the rules say of a Standard member's booking, from the booking alone. */
  owed: string
  confirmations: number
  cancellations: number
}

const mailsOf = (name: string) => `(SELECT count(*)::int FROM mail
  WHERE template = '${name}' AND data ->> 'bookingId' = booking.id::text)`

/** Nobody has 12 reservations of a month, so that no booking is extra, and none is cancelled late. */
const ROWS = `
  SELECT id, "submissionKey", status, "cancelReason" IS NOT NULL AS "isByClub",
    coalesce((SELECT string_agg(concat_ws(' ', kind, cents, state), ', ' ORDER BY kind, no)
      FROM charge WHERE "bookingId" = booking.id), '') AS charges,
    array_to_string(array_fill('guest_pass 1999 ' || CASE status WHEN 'cancelled' THEN 'void' ELSE 'open' END,
      ARRAY[cardinality(guests)]), ', ') AS owed,
    ${mailsOf('booking_confirmed')} AS confirmations, ${mailsOf('booking_cancelled')} AS cancellations
  FROM court_booking booking`

/** The numbers of a member's month are the smallest that were free: none is lost or left over. */
const NUMBERS = `
  SELECT id FROM court_booking
  WHERE "isExtra" OR ("monthNo" IS NULL) <> (status = 'cancelled') OR "monthNo" > 4`

/** Checks what must hold at any instant. */
export async function checkRules(scenario: Scenario): Promise<void> {
  const faults = await scenario.query<{ fault: string }>(COURT_FAULTS)
  scenario.check(
    'at no instant is a court held twice, or a hold or charge left over',
    faults.map(({ fault }) => fault),
  )
}

/** Compares everything, while nobody calls. */
export async function compareCourts(scenario: Scenario, attempts: readonly Attempt[]) {
  const rows = await scenario.query<Row>(ROWS)
  await checkRules(scenario)
  scenario.check(
    'every booking is stored as the response said',
    compareResponses(rows, new Map(attempts.map(one => [one.submissionKey, one]))),
  )
  scenario.check(
    'the charges are those of the bookings, to the cent',
    rows.filter(({ charges, owed }) => charges !== owed).map(row => JSON.stringify(row)),
  )
  const numbers = await scenario.query<{ id: string }>(NUMBERS)
  scenario.check(
    'no number of the month is lost',
    numbers.map(({ id }) => id),
  )
  scenario.check(
    'one mail for each booking, and one for each that the club cancelled',
    rows
      .filter(one => one.confirmations !== 1 || one.cancellations !== Number(one.isByClub))
      .map(row => JSON.stringify(row)),
  )
  return rows
}

function compareResponses(rows: readonly Row[], attempts: ReadonlyMap<string, Attempt>): string[] {
  const stored = new Map(rows.map(row => [row.submissionKey, row]))
  const missing = [...attempts.values()]
    .filter(one => one.booked === 'ok' && !stored.has(one.submissionKey))
    .map(one => `${one.submissionKey} was answered, and is not stored`)
  return [...missing, ...rows.flatMap(row => compareRow(row, attempts.get(row.submissionKey)))]
}

/** Describes how a row differs from its response. An unknown outcome may be stored or not. */
function compareRow(row: Row, attempt: Attempt | undefined): string[] {
  if (!attempt || attempt.booked === 'refused') return [`${row.id} was never booked`]
  const { booked, cancelled, charges } = attempt
  const passes = charges.filter(({ kind, cents }) => kind === 'guest_pass' && cents === 1999)
  const owed = row.owed === '' ? 0 : row.owed.split(', ').length
  const isOwn = row.status === 'cancelled' && !row.isByClub
  return [
    ...(booked === 'ok' && passes.length !== owed ? [`${row.id} has other charges`] : []),
    ...(cancelled === 'ok' && !isOwn ? [`${row.id} was cancelled, and is ${row.status}`] : []),
    ...(isOwn && cancelled !== 'ok' && cancelled !== 'unknown'
      ? [`${row.id} is cancelled by nobody`]
      : []),
  ]
}
