import { inClubZone } from '../../core/club-day'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import { LaunchPhase } from '../launch/launch.entity'
import { getLaunch } from '../launch/launch.service'
import { owedMail } from './dues.mails'

/** From this hour of the first day of a month on, and for a week if servers were down. */
const FIRST_HOUR = 9
const LATEST_DAY = 7

/** $1 is the first instant of the month, $2 its first day, $3 the month as YYYY-MM, $4 the start of the key. */
const OWING = `
  SELECT owing.id FROM (
    SELECT "userId" AS id FROM due WHERE state = 'open' AND "dueOn" < $2::date
    UNION SELECT "userId" FROM charge WHERE state = 'open' AND "createdAt" < $1
  ) owing
  WHERE NOT EXISTS (SELECT FROM mail WHERE key = $4 || ':' || owing.id || ':' || $3)
  ORDER BY owing.id`

/**
 * Queues the monthly mail about what is owed (MAIL-31): for what was open before the month began, once a
 * month for each person. Nothing is queued before the phase `booking`.
 */
export async function mailWhatIsOwed(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  const local = inClubZone(now)
  const isTime = local.day <= LATEST_DAY && (local.day > 1 || local.hour >= FIRST_HOUR)
  if (!isTime || (await getLaunch()).phase !== LaunchPhase.booking) return
  const first = local.with({ day: 1 }).startOfDay()
  const month = first.toPlainDate().toPlainYearMonth().toString()
  const begin = new Date(first.epochMilliseconds)
  const day = first.toPlainDate().toString()
  const owing = await db.query<{ id: string }[]>(OWING, [begin, day, month, owedMail.name])
  for (const { id } of owing) {
    signal.throwIfAborted()
    await db.transaction(async em => {
      const person = await em.findOneByOrFail(User, { id })
      const key = `${owedMail.name}:${id}:${month}`
      await queueToPerson(services, { template: owedMail, data: {}, key }, person, em)
    })
  }
}
