import { Role, User } from '../../accounts/user.entity'
import { AppError } from '../../core/errors'
import type { AppServices } from '../../graphql/services'
import { db } from '../../database/data-source'
import { emit } from '../../webhooks/emit'
import { getWaitlistAvailability } from '../waitlist/waitlist-availability.service'
import { hasPlace } from '../waitlist/waitlist.service'
import { MailPreference, type MailPreferences } from './mail-preferences.types'
import { queueNewsletterConfirmation } from './newsletter-mail'
import { newsletterConfirmed } from './newsletter.events'
import { NewsletterSubscription } from './newsletter-subscription.entity'

type Owner = Pick<User, 'id' | 'email' | 'emailConfirmed' | 'staffRole'>

/** Returns which mails the person wants (MAIL-29, MAIL-30, MAIL-32, MAIL-33). */
export async function findMailPreferences({
  id,
  email,
  staffRole,
}: Owner): Promise<MailPreferences> {
  const row = await db.getRepository(NewsletterSubscription).findOneBy({ email })
  const { remindsDayBefore, remindsHoursBefore, getsDigest, placesAskedAt } = await db
    .getRepository(User)
    .findOneOrFail({
      where: { id },
      select: {
        id: true,
        remindsDayBefore: true,
        remindsHoursBefore: true,
        getsDigest: true,
        placesAskedAt: true,
      },
    })
  return {
    newsletter: newsletterOf(row),
    dayReminder: remindsDayBefore,
    hoursReminder: remindsHoursBefore,
    digest: staffRole && getsDigest,
    places: placesAskedAt !== null,
  }
}

function newsletterOf(row: NewsletterSubscription | null): MailPreference {
  if (!row || row.leftAt) return MailPreference.off
  return row.confirmedAt ? MailPreference.on : MailPreference.unconfirmed
}

interface Reminders {
  dayReminder?: boolean | null
  hoursReminder?: boolean | null
}

/** Switches the reminders of bookings on or off; what is missing stays as it is (MAIL-30). */
export async function setReminders(
  person: Owner,
  { dayReminder, hoursReminder }: Reminders,
): Promise<MailPreferences> {
  const change = {
    ...(dayReminder != null && { remindsDayBefore: dayReminder }),
    ...(hoursReminder != null && { remindsHoursBefore: hoursReminder }),
  }
  if (Object.keys(change).length > 0) await db.getRepository(User).update(person.id, change)
  return findMailPreferences(person)
}

/** Switches the team's mail of each workday on or off for the person (MAIL-32). */
export async function setTeamDigest(person: Owner, wanted: boolean): Promise<MailPreferences> {
  await db.getRepository(User).update(person.id, { getsDigest: wanted })
  return findMailPreferences(person)
}

/**
 * Notes that the person is told once when the waitlist has places again, or takes that back (MAIL-33). Asking
 * again keeps the first time. Throws FORBIDDEN for the team account; CONFLICT if there are places now or
 * the person has one.
 */
export async function setPlacesMail(
  person: Owner & Pick<User, 'role'>,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<MailPreferences> {
  if (wanted) await requireNoPlace(person, now)
  await db.query(
    `UPDATE "user" SET "placesAskedAt" = CASE WHEN $2 THEN coalesce("placesAskedAt", $3) END WHERE id = $1`,
    [person.id, wanted, now],
  )
  return findMailPreferences(person)
}

async function requireNoPlace({ id, role }: Pick<User, 'id' | 'role'>, now: Date): Promise<void> {
  if (role === Role.ADMIN)
    throw new AppError('FORBIDDEN', 'The team account keeps no place on the waitlist.')
  if (await hasPlace(id, db.manager))
    throw new AppError('CONFLICT', 'You have a place on the waitlist.')
  const { spotsRemaining } = await getWaitlistAvailability(now)
  if (spotsRemaining > 0)
    throw new AppError('CONFLICT', 'Places are open. You can reserve yours now.')
}

/** A row that comes onto the list gets the position of a new one, as when it is confirmed (MAIL-20). */
const JOIN = `
  INSERT INTO newsletter_subscription AS own (email, "confirmedAt") VALUES ($1, $2)
  ON CONFLICT (email) DO UPDATE SET "confirmedAt" = $2, "leftAt" = NULL,
    "insertPosition" = insert_position()
  WHERE own."confirmedAt" IS NULL OR own."leftAt" IS NOT NULL
  RETURNING id`

/** An address that nobody has confirmed is on no list until its owner does. */
const ASK = `
  INSERT INTO newsletter_subscription AS own (email) VALUES ($1)
  ON CONFLICT (email) DO UPDATE SET "confirmedAt" = NULL, "leftAt" = NULL
  WHERE own."leftAt" IS NOT NULL`

/**
 * Puts the person's address on the newsletter's list, or takes it off (MAIL-29). A confirmed address
 * is on it at once; another one is mailed a link to confirm, at most once in 24 hours.
 */
export async function setNewsletter(
  services: AppServices,
  person: Owner,
  { wanted, now }: { wanted: boolean; now: Date },
): Promise<MailPreferences> {
  const { email, emailConfirmed } = person
  if (!wanted)
    await db.query(
      `UPDATE newsletter_subscription SET "leftAt" = $2 WHERE email = $1 AND "leftAt" IS NULL`,
      [email, now],
    )
  else if (emailConfirmed)
    await db.transaction(async em => {
      const rows = await em.query<{ id: string }[]>(JOIN, [email, now])
      const events = rows.map(({ id }) => ({ subscriptionId: id }))
      await emit(newsletterConfirmed, events, em)
    })
  else {
    await db.query(ASK, [email])
    await queueNewsletterConfirmation(services, email, now)
  }
  return findMailPreferences(person)
}
