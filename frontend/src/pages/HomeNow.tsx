import { ArrowRight } from 'lucide-react'
import { useMyOfferQuery, useSendsMailQuery } from '../api/apollo/own.generated'
import { useMemberBookingsQuery } from '../features/courts/memberBookings.generated'
import { booking } from '../content/booking'
import { homeNow } from '../content/homeNow'
import { paths } from '../paths'
import type { SessionUser } from '../session/session'
import { TextLink } from '../ui/TextLink'

/** Shows the most urgent thing on the dashboard, if there is any, and leads there (PAGE-15). */
export function HomeNow({ user }: { user: SessionUser }) {
  const texts = useMostUrgent(user)
  return texts ? (
    <TextLink to={paths.dashboard()} iconAfter={ArrowRight}>
      {texts}
    </TextLink>
  ) : null
}

/** Returns nothing before the more urgent things are known: the line must not change. */
function useMostUrgent({ isAdmin, email, emailConfirmed }: SessionUser): string | undefined {
  const offers = useMyOfferQuery({ skip: isAdmin })
  const mail = useSendsMailQuery({ skip: emailConfirmed })
  const bookings = useMemberBookingsQuery({ skip: isAdmin || !booking.isOpen })
  if (offers.loading || mail.loading) return undefined
  const offer = offers.data?.myOffer
  if (offer) return homeNow.offer(offer.expiresAt)
  if (!emailConfirmed && mail.data?.sendsMail) return homeNow.confirm(email)
  const allowance = bookings.data?.bookingAllowance
  const next = allowance?.upcoming[0]
  if (next) return homeNow.booking(next.court.name, next.startsAt)
  const cents = allowance?.openCharges.reduce((sum, charge) => sum + charge.cents, 0) ?? 0
  return cents > 0 ? homeNow.charges(cents) : undefined
}
