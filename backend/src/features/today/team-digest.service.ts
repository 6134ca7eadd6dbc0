import { inClubZone } from '../../core/club-day'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import { isEmptyDigest, readDigest } from './digest.service'
import { teamDigestMail } from './today.mails'

/** From this hour of a workday on, and until the other one if servers were down. */
const FIRST_HOUR = 7
const END_HOUR = 12
const FRIDAY = 5

/** Staff who want it and for whom the day, $1, was not considered yet. */
const WANTING = `
  SELECT id FROM "user"
  WHERE (role = 'ADMIN' OR "appointedRole" IS NOT NULL) AND "deletedAt" IS NULL AND "getsDigest"
    AND "digestOn" IS DISTINCT FROM $1::date
  ORDER BY id`

/** True for one server only: another one waits for the row, and finds the day in it. */
const TAKE = `
  UPDATE "user" SET "digestOn" = $2 WHERE id = $1 AND "digestOn" IS DISTINCT FROM $2::date
  RETURNING id`

/**
 * Queues the team's mail of a workday (MAIL-32): once for each of the staff who wants it, unless there is
 * nothing that the person can do.
 */
export async function mailTeamDigest(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  const local = inClubZone(now)
  const { dayOfWeek, hour } = local
  if (dayOfWeek > FRIDAY || hour < FIRST_HOUR || hour >= END_HOUR) return
  const day = local.toPlainDate().toString()
  const expiresAt = new Date(local.startOfDay().add({ days: 1 }).epochMilliseconds)
  const wanting = await db.query<{ id: string }[]>(WANTING, [day])
  for (const { id } of wanting) {
    signal.throwIfAborted()
    await db.transaction(async em => {
      const [taken] = await em.query<[object[], number]>(TAKE, [id, day])
      if (taken.length === 0) return
      const person = await em.findOneByOrFail(User, { id })
      if (isEmptyDigest(await readDigest(person, now))) return
      const key = `${teamDigestMail.name}:${id}:${day}`
      await queueToPerson(
        services,
        { template: teamDigestMail, data: { at: now.getTime() }, key, expiresAt },
        person,
        em,
      )
    })
  }
}
