import { MINUTE_MS } from '../../core/durations'
import { club } from '../../shared/club'
import type { Feature } from '../feature'
import { waitlistData } from './waitlist.data'
import { ENTRY_CHANGED } from './waitlist-changes'
import { WaitlistCounter } from './waitlist-counter.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { WaitlistFormerSignup } from './waitlist-former-signup.entity'
import { WaitlistGrowthResolver } from './waitlist-growth.resolver'
import { forgetWaitlistCounter, getWaitlistAvailability } from './waitlist-availability.service'
import { tellOfPlaces } from './places-mail.service'
import { placesOpenMail } from './waitlist.mails'
import { WaitlistResolver } from './waitlist.resolver'
import { waitlistJoined, waitlistStatusChanged } from './waitlist.events'
import { provisionWaitlist } from './waitlist.service'

export const waitlistFeature: Feature = {
  entities: [WaitlistCounter, WaitlistEntry, WaitlistFormerSignup],
  personalData: waitlistData,
  resolvers: [WaitlistResolver, WaitlistGrowthResolver],
  mails: [placesOpenMail],
  jobs: ({ services }) => [
    {
      name: 'places_mail',
      everyMs: 5 * MINUTE_MS,
      retryMs: MINUTE_MS,
      run: context => tellOfPlaces(services, context),
    },
  ],
  webhookEvents: [waitlistJoined, waitlistStatusChanged],
  // A notification from any server discards the cached counter.
  channels: [{ name: ENTRY_CHANGED, listener: forgetWaitlistCounter }],
  metrics: ({ now }) => [
    {
      name: 'club_waitlist_entries',
      help: 'Entries on the waitlist: in total, and of today in New York. The same on every server.',
      read: async () => {
        const { total, dailySignups } = await getWaitlistAvailability(now())
        return { total, today: dailySignups }
      },
    },
  ],
  provision: async ({ log }) => {
    const above = await provisionWaitlist()
    if (above > 0)
      log(
        `the waitlist is full: ${String(above)} above its ${String(club.waitlistCapacity)} places`,
      )
  },
}
