import { useState } from 'react'
import { chargeTexts } from '../content/chargeTexts'
import type { ChargeDetail } from '@shared/errors'
import { FormError } from './Form'
import { loadFailure } from './loadFailure'
import { useSubmissionKey } from './useSubmissionKey'

interface Answer {
  acceptsCharges: boolean
  submissionKey: string | undefined
}

/**
 * Books for the charges that the form shows. The server names the charges of a booking, and another
 * tab may have changed them: `book` accepts them if they are the shown ones; otherwise it shows them
 * and throws. `chargesFor` returns what the server has named for this number of guests.
 */
export function useChargeAgreement<Booking extends { guests: string[] }, Result>(
  send: (booking: Booking, answer: Answer) => Promise<Result>,
) {
  const [named, setNamed] = useState<{ guests: number; charges: readonly ChargeDetail[] }>()
  const withKey = useSubmissionKey()

  async function book(booking: Booking, shown: readonly ChargeDetail[]): Promise<Result> {
    const answer = (acceptsCharges: boolean) =>
      withKey(booking, ({ submissionKey }) => send(booking, { acceptsCharges, submissionKey }))
    try {
      return await answer(false)
    } catch (error) {
      const { code, details } = await loadFailure(error)
      if (code !== 'CHARGE_REQUIRED' || !details.charges) throw error
      setNamed({ guests: booking.guests.length, charges: details.charges })
      if (!areSame(details.charges, shown)) throw new FormError(chargeTexts.required)
      return await answer(true)
    }
  }

  return {
    chargesFor: (guests: number) => (named?.guests === guests ? named.charges : undefined),
    book,
  }
}

/** Whether both have the same charges, in any order. */
const areSame = (ones: readonly ChargeDetail[], others: readonly ChargeDetail[]) =>
  textOf(ones) === textOf(others)

const textOf = (charges: readonly ChargeDetail[]) => charges.map(chargeTexts.one).sort().join()
