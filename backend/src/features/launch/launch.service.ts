import type { EntityManager } from 'typeorm'
import { defineAuditActions } from '../../audit/audit-action'
import { cacheRead } from '../../core/cached-read'
import { SECOND_MS } from '../../core/durations'
import { AppError, fieldError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { queryPrepared } from '../../database/prepared'
import type { Services } from '../../graphql/services'
import { Launch, LaunchPhase } from './launch.entity'
import type { SetLaunchPhaseInput } from './launch.inputs'

/** The NOTIFY channel of changes of the phase; the payload is the new phase. */
export const LAUNCH_CHANGED = 'launch_changed'

export const launchActions = defineAuditActions({
  launch_phase: 'Changed the launch phase.',
})

const PHASES = Object.values(LaunchPhase)

/** A lost connection can lose a notification, so the row is read again after this time. */
const MAX_AGE_MS = SECOND_MS

const READ_LAUNCH = {
  name: 'launch',
  text: 'SELECT id, one, phase, "changedAt", "leavingFrom" FROM launch',
}

const launchRow = cacheRead(readLaunch, MAX_AGE_MS)

/** Returns the launch as it was at most a second ago. */
export const getLaunch = (): Promise<Launch> => launchRow.get()

/** Makes the next call of getLaunch read the row. */
export const forgetLaunch = (): void => launchRow.forget()

async function readLaunch(): Promise<Launch> {
  const [launch] = await queryPrepared<Launch>(READ_LAUNCH)
  if (!launch) throw new Error('the launch has no row: it is provisioned at start')
  return Object.assign(new Launch(), launch)
}

/** Creates the row in the first phase, if there is none. */
export async function provisionLaunch(): Promise<void> {
  await db.query(`INSERT INTO launch DEFAULT VALUES ON CONFLICT (one) DO NOTHING`)
  forgetLaunch()
}

/** Throws NOT_OPEN_YET before this phase, which cannot change before the transaction commits. */
export async function requirePhase(least: LaunchPhase, em: EntityManager): Promise<void> {
  if (!(await hasPhase(least, em))) throw new AppError('NOT_OPEN_YET')
}

/**
 * Returns whether the launch has come to this phase or a later one. The row stays locked in the
 * transaction, so the phase cannot change before it commits.
 */
export async function hasPhase(least: LaunchPhase, em: EntityManager): Promise<boolean> {
  const launch = await em.findOne(Launch, {
    where: { one: true },
    lock: { mode: 'pessimistic_read' },
  })
  return launch !== null && PHASES.indexOf(launch.phase) >= PHASES.indexOf(least)
}

/**
 * Throws SERVICE_UNAVAILABLE with `retryAfter` while servers of the earlier version may still run.
 * Locks the row like requirePhase.
 */
export async function requireLeavingOpen(em: EntityManager): Promise<void> {
  const [row] = await em.query<{ seconds: number }[]>(
    `SELECT ceil(extract(epoch FROM "leavingFrom" - clock_timestamp()))::int AS seconds
     FROM launch FOR SHARE`,
  )
  if (row && row.seconds > 0)
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { retryAfter: row.seconds })
}

/**
 * Moves the launch one phase on or back, writes an audit record and notifies every server. Throws
 * BAD_USER_INPUT for any other step; CONFLICT if the phase is not `from`, and for the step back to
 * `waitlist` while an offer is open, or from `booking` while a booking is to come.
 */
export async function setLaunchPhase(
  { auditLog, now }: Services,
  actor: User,
  { from, to }: SetLaunchPhaseInput,
): Promise<Launch> {
  if (Math.abs(PHASES.indexOf(from) - PHASES.indexOf(to)) !== 1)
    throw fieldError('to', `The launch cannot go from ${from} to ${to}`)
  const launch = await db.transaction(async em => {
    const current = await em.findOneOrFail(Launch, {
      where: { one: true },
      lock: { mode: 'pessimistic_write' },
    })
    if (current.phase !== from)
      throw new AppError('CONFLICT', `The phase is ${current.phase} by now. Please look again.`)
    if (to === LaunchPhase.waitlist) await refuseOpenOffers(em)
    if (from === LaunchPhase.booking) await refuseUpcomingBookings(em)
    const changed = await em.save(Object.assign(current, { phase: to, changedAt: now() }))
    const action = launchActions.launch_phase
    const before = { phase: from }
    const after = { phase: to }
    await auditLog.record(actor, { action, subjectId: changed.id, before, after }, em)
    await notify(LAUNCH_CHANGED, [to], em)
    return changed
  })
  forgetLaunch()
  return launch
}

async function refuseOpenOffers(em: EntityManager): Promise<void> {
  const [row] = await em.query<{ open: number }[]>(
    `SELECT count(*)::int AS open FROM offer WHERE state = 'open'`,
  )
  if (row?.open === 1)
    throw new AppError('CONFLICT', 'One offer is open. Please withdraw it first.')
  if (row && row.open > 0)
    throw new AppError(
      'CONFLICT',
      `${String(row.open)} offers are open. Please withdraw them first.`,
    )
}

async function refuseUpcomingBookings(em: EntityManager): Promise<void> {
  const [row] = await em.query<{ upcoming: number }[]>(
    `SELECT count(*)::int AS upcoming FROM court_booking
     WHERE status = 'confirmed' AND "startsAt" > clock_timestamp()`,
  )
  if (row && row.upcoming > 0)
    throw new AppError(
      'CONFLICT',
      row.upcoming === 1
        ? 'A booking is to come. Please cancel it first.'
        : `${String(row.upcoming)} bookings are to come. Please cancel them first.`,
    )
}
