import { clubClock, clubDateInWords, clubDay } from '../../core/club-day'
import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { plans } from '../../shared/plans'
import { ChargeKind } from '../bookings/charge.entity'
import { DueKind } from './due.entity'
import { getOwedBy } from './due-lists.service'
import type { OwedBy } from './dues.types'

/** Nothing is sent to who has settled it meanwhile. */
export const owedMail = defineMail({
  name: 'owed',
  description: 'Lists what a member owes the club, once a month.',
  read: async ({ userId }, _em, { siteUrl }) => {
    if (userId === null) return null
    const owed = await getOwedBy(userId)
    if (owed.dues.length + owed.charges.length === 0) return null
    const button = { label: 'Open your dashboard', url: `${siteUrl}/dashboard` }
    return { content: { ...listOf(owed), button } }
  },
})

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const DUES: Record<DueKind, string> = {
  fee: 'Membership fee',
  difference: 'Difference after a change of plan',
}

const CHARGES: Record<ChargeKind, string> = {
  extra_reservation: 'Additional reservation',
  guest_pass: 'Guest pass',
  late_cancellation: 'Late cancellation',
}

function listOf({ dues, charges }: OwedBy): MailContent {
  const cents = [...dues, ...charges].reduce((sum, one) => sum + one.cents, 0)
  return {
    subject: `What you owe at the front desk: ${dollars(cents)}`,
    heading: 'What is open at the front desk',
    paragraphs: [
      `These are open in your name, ${dollars(cents)} in all:`,
      ...dues.map(
        ({ kind, plan, periodStart, periodEnd, cents: own }) =>
          `${DUES[kind]}, ${plans[plan].name}, ${clubDateInWords(periodStart)} to ${clubDateInWords(periodEnd)}: ${dollars(own)}`,
      ),
      ...charges.map(
        ({ kind, courtName, startsAt, cents: own }) =>
          `${CHARGES[kind]}, ${courtName}, ${clubDateInWords(clubDay(startsAt))}, ${clubClock(startsAt)} (Miami time): ${dollars(own)}`,
      ),
      'Please settle it on your next visit, by card, cash or transfer. Nothing is charged here. If something is wrong, tell us at the desk or reply to this mail.',
    ],
  }
}
