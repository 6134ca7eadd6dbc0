import type { Device } from '../../accounts/device-cookies'
import type { User } from '../../accounts/user.entity'
import { lockUser } from '../../accounts/user-row'
import { logFailure } from '../../core/log'
import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { newSignInMail } from './auth.mails'

/** A person who has just signed in, and the browser as it was before. */
export interface BrowserSignIn {
  user: User
  device: Device | null
  /** The browser and the system; null if both are unknown. */
  browser: string | null
  now: Date
}

/**
 * Mails a person with a confirmed address who has signed in from a browser that had not signed in to
 * the account before, and returns the person (ACCOUNT-43). Registering makes the first browser
 * known. The mail is written after the response; a full queue leaves it out.
 */
export function reportNewBrowser(services: AppServices, signIn: BrowserSignIn): User {
  const { user, device } = signIn
  if (!user.emailConfirmed || device?.idFor(user.id)) return user
  try {
    services.background.add('the mail of a new sign-in', () => queueNewSignIn(services, signIn))
  } catch (error) {
    logFailure('a new sign-in was not mailed', error)
  }
  return user
}

/** At most three an hour to an account (MAIL-4). The address may have changed since the sign-in. */
function queueNewSignIn(
  { mailer }: AppServices,
  { user: { id }, browser, now }: BrowserSignIn,
): Promise<void> {
  return db.transaction(async em => {
    const user = await lockUser(id, em)
    if (!user?.emailConfirmed || !(await mailer.mayMailAccount(user, newSignInMail, em))) return
    const data = { at: now.getTime(), browser: browser ?? 'an unknown browser' }
    const mail = { template: newSignInMail, to: user.email, userId: id, data }
    await mailer.queue(mail, em)
  })
}
