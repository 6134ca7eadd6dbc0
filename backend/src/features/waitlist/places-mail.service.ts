import { inClubZone } from '../../core/club-day'
import { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import type { Services } from '../../graphql/services'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import { getWaitlistAvailability } from './waitlist-availability.service'
import { hasPlace } from './waitlist.service'
import { placesOpenMail } from './waitlist.mails'

/** From this hour of a day in New York until the other one. */
const FIRST_HOUR = 8
const END_HOUR = 21

const ASKING = `SELECT id FROM "user" WHERE "placesAskedAt" IS NOT NULL AND "deletedAt" IS NULL ORDER BY "placesAskedAt", id`

/** Returns a row on one server only: another one waits for the row, and finds that it is told. */
const TAKE = `
  UPDATE "user" person SET "placesAskedAt" = NULL FROM "user" before
  WHERE person.id = $1 AND before.id = person.id AND person."placesAskedAt" IS NOT NULL
  RETURNING before."placesAskedAt" AS "askedAt"`

/**
 * Tells everybody who has asked for it, once, that the waitlist has places again (MAIL-33): in the
 * morning, if the day's limit has begun anew, and in the day, if the list is no longer full.
 */
export async function tellOfPlaces(services: Services, { now, signal }: JobContext): Promise<void> {
  const { hour } = inClubZone(now)
  if (hour < FIRST_HOUR || hour >= END_HOUR) return
  const { spotsRemaining } = await getWaitlistAvailability(now)
  if (spotsRemaining === 0) return
  for (const { id } of await db.query<{ id: string }[]>(ASKING)) {
    signal.throwIfAborted()
    await db.transaction(async em => {
      const [taken] = await em.query<[{ askedAt: Date }[], number]>(TAKE, [id])
      const [asked] = taken
      if (!asked) return
      const person = await em.findOneByOrFail(User, { id })
      if (await hasPlace(id, em)) return
      const key = `${placesOpenMail.name}:${id}:${String(asked.askedAt.getTime())}`
      await queueToPerson(services, { template: placesOpenMail, data: {}, key }, person, em)
    })
  }
}
