import { clubDateInWords, clubMomentInWords } from '../../core/club-day'
import { formatDollars } from '../../core/format-dollars'
import { defineMail } from '../../mail/mail-definition'
import { plans } from '../../shared/plans'
import { chargeNames } from '../bookings/charge.options'
import { DueKind } from './due.entity'
import { getOwedBy } from './due-lists.service'

/** Nothing is sent to who has settled it meanwhile. */
export const owedMail = defineMail({
  name: 'owed',
  description: 'Lists what a member owes the club, once a month.',
  read: async ({ userId }, _em, { siteUrl }) => {
    if (userId === null) return null
    const { dues, charges } = await getOwedBy(userId)
    if (dues.length + charges.length === 0) return null
    const cents = [...dues, ...charges].reduce((sum, one) => sum + one.cents, 0)
    return {
      subject: `What you owe at the front desk: ${formatDollars(cents)}`,
      heading: 'What is open at the front desk',
      paragraphs: [
        `These are open in your name, ${formatDollars(cents)} in all:`,
        ...dues.map(
          ({ kind, plan, periodStart, periodEnd, cents: own }) =>
            `${DUES[kind]}, ${plans[plan].name}, ${clubDateInWords(periodStart)} to ${clubDateInWords(periodEnd)}: ${formatDollars(own)}`,
        ),
        ...charges.map(
          ({ kind, courtName, startsAt, cents: own }) =>
            `${chargeNames[kind]}, ${courtName}, ${clubMomentInWords(startsAt)}: ${formatDollars(own)}`,
        ),
        'Please settle it on your next visit, by card, cash or transfer. Nothing is charged here. If something is wrong, tell us at the desk or reply to this mail.',
      ],
      button: { label: 'Open your dashboard', url: `${siteUrl}/dashboard` },
    }
  },
})

const DUES: Record<DueKind, string> = {
  fee: 'Membership fee',
  difference: 'Difference after a change of plan',
}
