import type { EntityManager } from 'typeorm'
import { HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { standbyRules } from '../../shared/standby-rules'
import { runBooking } from './book-court.service'
import { findFreeHours, notifyHours, passOn } from './standby-line.service'
import { lockAllCourts } from '../courts/courts.service'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import { passOnFreed } from './standby.service'

/** Whether an offer or a line has ended by $1, or a court is held that nobody is offered. */
const HAS_ENDED = `
  SELECT EXISTS (SELECT FROM standby WHERE state = 'offered' AND "offerUntil" <= $1)
    OR EXISTS (SELECT FROM standby WHERE state = 'waiting' AND "startsAt" <= $1)
    OR EXISTS (SELECT FROM court_hold hold WHERE kind = 'offer'
      AND NOT EXISTS (SELECT FROM standby WHERE standby."holdId" = hold.id)) AS ended`

/**
 * Ends the offers that are over and passes their courts on; tells everybody in line for a free hour that is
 * open to all by now; and ends the lines of hours that have begun (STANDBY-3, STANDBY-4). A late round passes
 * on only what is still to come.
 */
export async function runStandbyRound(services: Services, { now }: JobContext): Promise<void> {
  if ((await getLaunch()).phase !== LaunchPhase.booking) return
  const soon = { until: new Date(now.getTime() + standbyRules.openHours * HOUR_MS) }
  const [{ ended }] = await db.query<[{ ended: boolean }]>(HAS_ENDED, [now])
  const isDue = ended || (await findFreeHours(now, db.manager, soon)).length > 0
  if (!isDue) return
  await runBooking(async em => {
    await lockAllCourts(em)
    await lapse(em, now)
    await passOnFreed(services, now, em)
    await passOn(services, now, em, soon)
  })
}

const LAPSE = `
  UPDATE standby SET state = 'lapsed', "holdId" = NULL
  WHERE state = 'offered' AND "offerUntil" <= $1 OR state = 'waiting' AND "startsAt" <= $1
  RETURNING "startsAt", "userId"`

async function lapse(em: EntityManager, now: Date): Promise<void> {
  const [ended] = await em.query<[{ startsAt: Date; userId: string }[], number]>(LAPSE, [now])
  await notifyHours(ended, em)
}
