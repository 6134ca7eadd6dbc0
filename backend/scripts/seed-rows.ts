import { createHash } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import type { DeepPartial, EntityTarget } from 'typeorm'
import { CourtBooking } from '../src/bookings/court-booking.entity'
import { clubDay } from '../src/club-day'
import { ContactSubmission } from '../src/contact/contact-submission.entity'
import { db } from '../src/db'
import { User } from '../src/members/user.entity'
import type { Submission } from '../src/submission'
import { AmenitiesSurvey } from '../src/surveys/amenities-survey.entity'
import { LocationSurvey } from '../src/surveys/location-survey.entity'
import { MemberSurvey } from '../src/surveys/member-survey.entity'
import { PricingSurvey } from '../src/surveys/pricing-survey.entity'
import { personas } from './personas'
import {
  sampleAmenitiesSurveys,
  sampleBookings,
  sampleLocationSurveys,
  sampleMemberSurveys,
  sampleMessages,
  samplePricingSurveys,
} from './samples'

/** What the personas booked, around `now`; once, however often it is asked for. */
export async function seedBookings(now: Date): Promise<void> {
  const bookings = db.getRepository(CourtBooking)
  const people = await peopleOf(sampleBookings)
  for (const { of, inDays, ...booking } of sampleBookings) {
    const bookingDate = Temporal.PlainDate.from(clubDay(now)).add({ days: inDays }).toString()
    const id = keyOf('booking', of, inDays)
    if (!(await bookings.existsBy({ id })))
      await bookings.save(
        asRow<CourtBooking>({ ...booking, id, bookingDate, userId: people(of).id }),
      )
  }
}

/** What the personas wrote and answered; once, by their submission keys. */
export async function seedAnswers(): Promise<void> {
  await store(ContactSubmission, sampleMessages, nameAndEmail)
  await store(MemberSurvey, sampleMemberSurveys, ({ id }) => ({ userId: id }))
  await store(PricingSurvey, samplePricingSurveys, nameAndEmail)
  await store(AmenitiesSurvey, sampleAmenitiesSurveys, () => ({}))
  await store(LocationSurvey, sampleLocationSurveys, nameAndEmail)
}

async function store(
  entity: EntityTarget<Submission> & { name: string },
  samples: readonly { of: number }[],
  whose: (person: User) => object,
): Promise<void> {
  const rows = db.getRepository(entity)
  const people = await peopleOf(samples)
  for (const { of, ...sample } of samples) {
    const submissionKey = keyOf(entity.name, of)
    if (!(await rows.existsBy({ submissionKey })))
      await rows.save(asRow<Submission>({ ...sample, ...whose(people(of)), submissionKey }))
  }
}

const nameAndEmail = ({ firstName, email }: User) => ({ name: firstName, email })

/** Samples are plain data, spelled as the tables' values are. */
const asRow = <Row>(sample: object) => sample as DeepPartial<Row>

/** The personas' accounts, by their index. */
async function peopleOf(samples: readonly { of: number }[]): Promise<(index: number) => User> {
  const found = new Map<number, User>()
  for (const { of } of samples) {
    const email = personas[of]?.email ?? ''
    found.set(of, await db.getRepository(User).findOneByOrFail({ email }))
  }
  return index => {
    const person = found.get(index)
    if (!person) throw new Error(`no persona ${index}`)
    return person
  }
}

/** The same UUID for the same row, whenever it is seeded. */
function keyOf(...parts: (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
