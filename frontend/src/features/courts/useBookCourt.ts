import type { ChargeDetail } from '@shared/errors'
import { useBookCourtMutation } from './courts.generated'
import { type Failure, failureOf } from '../../api/apollo/errors'
import { bookingFields, invalidate } from '../../api/apollo/invalidate'
import { courts } from '../../content/courts'
import { FormError } from '../../form/Form'
import { useChargeAgreement } from '../../form/useChargeAgreement'

const texts = courts.problem

interface Booking {
  courtId: string
  startsAt: string
  guests: string[]
}

/**
 * Returns the function that books for the charges that the form shows, and the charges that the
 * server has named. The day on the screen is up to date when it resolves or rejects.
 */
export function useBookCourt() {
  const [bookCourt] = useBookCourtMutation()
  const { chargesFor, book } = useChargeAgreement((booking: Booking, answer) =>
    bookCourt({ variables: { input: { ...booking, ...answer } } }),
  )

  async function bookShown(booking: Booking, shown: readonly ChargeDetail[]) {
    try {
      await book(booking, shown)
    } catch (error) {
      const sentence = problemOf(failureOf(error))
      throw sentence ? new FormError(sentence) : error
    } finally {
      await invalidate(...bookingFields).catch(console.error)
    }
  }

  return { chargesFor, book: bookShown }
}

function problemOf({ code, details }: Failure): string | undefined {
  if (code === 'OUTSIDE_WINDOW') return details.opensAt && texts.outsideWindow(details.opensAt)
  const { limit, max } = code === 'LIMIT_REACHED' ? details : {}
  return limit && max !== undefined ? texts.limit({ limit, max }) : undefined
}
