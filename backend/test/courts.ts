import { randomUUID } from 'node:crypto'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import type { User } from '../src/accounts/user.entity'
import { db } from '../src/database/data-source'
import { Court } from '../src/features/courts/court.entity'
import { provisionCourts } from '../src/features/courts/courts.service'
import { Membership, Plan } from '../src/features/memberships/membership.entity'
import { person } from './factories'

// parse returns untyped documents.
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>

interface Slot {
  startsAt: string
  endsAt: string
  state: string
  opensAt: string
}

export interface Booked {
  id: string
  startsAt: string
  status: string
  monthNo: number | null
  isExtra: boolean
  guests: string[]
  charges: { kind: string; no: number; cents: number; state: string }[]
}

const BOOKING = `id startsAt endsAt status guests monthNo isExtra freeUntil cancelledAt
  court { id number name } charges { id kind no cents state }`

export const courtDay = operation<{
  courtDay: { date: string; courts: { court: { number: number }; slots: Slot[] }[] }
}>(
  `query ($date: LocalDate!) {
    courtDay(date: $date) { date courts { court { id number name } slots { startsAt endsAt state opensAt } } }
  }`,
)
export const bookingAllowance = operation<{ bookingAllowance: any }>(
  `{ bookingAllowance {
    windowDays upcomingMax months { month used max freeGuestsUsed freeGuestsMax }
    upcoming { ${BOOKING} } openCharges { kind cents state }
  } }`,
)
export const bookCourt = operation<{ bookCourt: Booked }>(
  `mutation ($input: BookCourtInput!) { bookCourt(input: $input) { ${BOOKING} } }`,
)
export const cancelBooking = operation<{ cancelBooking: Booked }>(
  `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { ${BOOKING} } }`,
)

/** Creates the courts; returns them by number. */
export async function createCourts(): Promise<Court[]> {
  await provisionCourts()
  return db.getRepository(Court).find({ order: { number: 'ASC' } })
}

/** Creates a person with an active membership but without an entry of the waitlist. */
export async function clubMember(
  plan: Plan = Plan.standard,
  values: Partial<User> = {},
): Promise<User> {
  const user = await person({ emailConfirmedAt: new Date(0), ...values })
  const memberships = db.getRepository(Membership)
  await memberships.save(memberships.create({ userId: user.id, plan, startedAt: new Date(0) }))
  return user
}

/** The input of a booking without guests. */
export const bookingInput = (court: Court, startsAt: string, values: object = {}) => ({
  courtId: court.id,
  startsAt,
  guests: [] as string[],
  acceptsCharges: false,
  submissionKey: randomUUID(),
  ...values,
})
