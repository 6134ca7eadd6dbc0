import { useState } from 'react'
import { bookingFields, invalidate } from '../../api/apollo/invalidate'
import type { ChargeDetail } from '@shared/errors'
import { useBookCourtMutation } from './courts.generated'
import { type Failure, failureOf } from '../../api/apollo/errors'
import { useAction } from '../../api/useAction'
import { courts } from '../../content/courts'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { areSame } from './charges'

const texts = courts.problem

interface BookingMessage {
  courtId: string
  startsAt: string
  guests: string[]
}

/** What the server asked the member to accept, for this number of guests. */
interface RequiredCharges {
  guests: number
  charges: ChargeDetail[]
}

const refetchBookings = () => invalidate(...bookingFields)

/**
 * Returns the function that books for the charges that the page shows, the sentence about the last
 * failure, and the charges that the server asked to accept. The day on the screen is up to date when
 * it resolves.
 */
export function useBookCourt(onBooked: () => void) {
  const [problem, setProblem] = useState<string>()
  const [required, setRequired] = useState<RequiredCharges>()
  const [bookCourt] = useBookCourtMutation()
  const withKey = useSubmissionKey()
  const { pending, run } = useAction(texts, ({ description }, failure) => {
    setProblem(problemOf(failure) ?? description)
  })

  async function send(message: BookingMessage, acceptsCharges: boolean) {
    await withKey(message, keyed =>
      bookCourt({ variables: { input: { ...keyed, acceptsCharges } } }),
    )
  }

  /**
   * Accepts only what the member has seen: the server names the charges first, and another tab may
   * have changed them.
   */
  async function sendSeen(message: BookingMessage, seen: readonly ChargeDetail[]) {
    try {
      await send(message, false)
    } catch (error) {
      const { code, details } = failureOf(error)
      if (code !== 'CHARGE_REQUIRED' || !details.charges) throw error
      setRequired({ guests: message.guests.length, charges: details.charges })
      if (!areSame(details.charges, seen)) throw error
      await send(message, true)
    }
    await refetchBookings().catch(console.error)
    onBooked()
  }

  function book(message: BookingMessage, seen: readonly ChargeDetail[]) {
    setProblem(undefined)
    return run(() => sendSeen(message, seen), refetchBookings)
  }

  return { pending, problem, required, book }
}

function problemOf({ code, details }: Failure): string | undefined {
  if (code === 'OUTSIDE_WINDOW') return details.opensAt && texts.outsideWindow(details.opensAt)
  if (code === 'CHARGE_REQUIRED') return texts.charges
  const { limit, max } = code === 'LIMIT_REACHED' ? details : {}
  return limit && max !== undefined ? texts.limit({ limit, max }) : undefined
}
