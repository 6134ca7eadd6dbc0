import type { EntityManager } from 'typeorm'
import type { User } from '../../accounts/user.entity'
import { defineAuditActions } from '../../audit/audit-action'
import { AppError, fieldError } from '../../core/errors'
import type { Services } from '../../graphql/services'
import { uniqueNotTold } from '../../mail/not-told'
import type { Court } from '../courts/court.entity'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import { followClosure } from '../site-notices/closure-notice.service'
import { withEntryIds } from '../waitlist/not-told.service'
import { applyClosure, courtsOf, toPreview, type ClosureChange } from './apply-closure.service'
import { getClosure, getStoredClosure } from './closure-list.service'
import { closureTimes } from './closure-plan'
import type { CourtClosure } from './court-closure.entity'
import type { CourtClosureResult } from './court-closures.types'

export const closureActions = defineAuditActions({
  court_closure_create: 'Closed courts.',
  court_closure_update: 'Changed a closure of courts.',
  court_closure_remove: 'Removed a closure of courts.',
})

/** Returns BAD_USER_INPUT for a closure whose line is on the site, but empty. */
export const missingNoteError = () =>
  fieldError('note', 'Please write the line that the site shows')

/** Makes the site’s line what the closure says to everybody (NOTICE-6). */
export const showNote = (
  services: Services,
  actor: User,
  closure: CourtClosure,
  em: EntityManager,
): Promise<void> =>
  followClosure(
    services,
    actor,
    {
      closureId: closure.id,
      text: closure.isNoteOnSite ? closure.note : null,
      times: closureTimes(closure),
    },
    em,
  )

/** Returns what the audit log has about a closure. */
export function closureRecord(closure: CourtClosure, courts: readonly Court[]) {
  const { from, until, weekdays, startTime, endTime, kind, title, note } = closure
  const { isNoteOnSite, skippedDates } = closure
  return {
    courts: courtsOf(closure, courts).map(({ number }) => number),
    from,
    until,
    weekdays,
    startTime,
    endTime,
    kind,
    title,
    note,
    isNoteOnSite,
    skippedDates,
  }
}

/** Throws NOT_OPEN_YET in phase `waitlist`, without a lock. */
export async function requirePhaseNow(): Promise<void> {
  const { phase } = await getLaunch()
  if (phase === LaunchPhase.waitlist) throw new AppError('NOT_OPEN_YET')
}

/** Blocks and frees courts as the closure says, and returns what has changed. */
export async function applyToCourts(
  services: Services,
  closure: CourtClosure,
  change: ClosureChange,
): Promise<CourtClosureResult> {
  const outcome = await applyClosure(services, closure, change)
  return {
    closure: await getClosure(closure.id, change.now),
    ...toPreview(outcome, change.now),
    notTold: await withEntryIds(uniqueNotTold(outcome.notTold)),
  }
}

/** Finds a closure in force. Throws NOT_FOUND; CONFLICT if it is removed. */
export async function requireInForce(id: string, em: EntityManager): Promise<CourtClosure> {
  const closure = await getStoredClosure(id, em)
  if (closure.removedAt) throw new AppError('CONFLICT', 'This closure is removed already.')
  return closure
}
