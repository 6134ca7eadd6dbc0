import { hash, argon2id } from 'argon2'
import { randomUUID } from 'node:crypto'
import { CourtBooking } from '../src/features/bookings/court-booking.entity'
import { db } from '../src/database/data-source'
import type { AppServices } from '../src/graphql/services'
import type { AppointedRole } from '../src/accounts/staff-role'
import { Role, User } from '../src/accounts/user.entity'
import type { AnonymousSender } from '../src/features/surveys/anonymous-answers'
import type { SubmissionContext } from '../src/submissions/store-once'
import { services } from './services'

/** The context of a submission that is stored without a request, each from another address. */
export function submissionContext(
  user: User | null = null,
): SubmissionContext & AnonymousSender & { services: AppServices } {
  return { services, user, address: randomUUID() }
}

/** The password of every person created here. */
export const PASSWORD = 'a quiet drop shot'

let quickHash: Promise<string> | undefined

/** One row is one statement, so it needs no transaction around it, which would be two more statements. */
export const AT_ONCE = { transaction: false } as const

/**
 * Creates a person with an account. Uses the cheapest argon2 parameters, because these tests are
 * not about hashing.
 */
export async function person(values: Partial<User> = {}): Promise<User> {
  quickHash ??= hash(PASSWORD, { type: argon2id, memoryCost: 1024, timeCost: 2, parallelism: 1 })
  const users = db.getRepository(User)
  return users.save(
    users.create({
      email: `${randomUUID()}@example.com`,
      firstName: 'Camila',
      lastName: 'Alvarez',
      password: await quickHash,
      joinDate: new Date(),
      ...values,
    }),
    AT_ONCE,
  )
}

/** Creates the owner. */
export function teamMember(): Promise<User> {
  return person({ firstName: 'Club', lastName: 'Team', role: Role.ADMIN })
}

/** Creates a staff person with this role and the second factor that it needs (ACCOUNT-49). */
export const staffPerson = (appointedRole: AppointedRole): Promise<User> =>
  person({
    firstName: 'Sam',
    lastName: 'Staff',
    appointedRole,
    secondFactors: ['authenticator'],
  })

/** Creates people with one statement; `values` are each person's columns. */
export async function createPeople(size: number, values: Partial<User> = {}): Promise<User[]> {
  const users = db.getRepository(User)
  const people = Array.from({ length: size }, () =>
    users.create({
      email: `${randomUUID()}@example.com`,
      firstName: 'Pat',
      lastName: 'Quick',
      password: 'none',
      ...values,
    }),
  )
  return users.save(people, { chunk: 250 })
}

/** Creates a confirmed booking of an hour on the first court; `values` override it. */
export function booking(user: User, values: Partial<CourtBooking> = {}): Promise<CourtBooking> {
  const bookings = db.getRepository(CourtBooking)
  return bookings.save(
    bookings.create({
      userId: user.id,
      courtName: 'Championship Court 1',
      bookingDate: '2026-07-01',
      startTime: '18:00',
      duration: 60,
      ...values,
    }),
    AT_ONCE,
  )
}
