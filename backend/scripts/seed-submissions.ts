import type { DeepPartial, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm'
import { DAY_MS, HOUR_MS } from '../src/core/durations'
import { ContactStatus, ContactSubmission } from '../src/features/contact/contact-submission.entity'
import type { User } from '../src/accounts/user.entity'
import { NewsletterSubscription } from '../src/features/newsletter/newsletter-subscription.entity'
import { AmenitiesSurvey } from '../src/features/surveys/amenities-survey.entity'
import { GeneralSurvey } from '../src/features/surveys/general-survey.entity'
import { LocationSurvey } from '../src/features/surveys/location-survey.entity'
import { MemberSurvey } from '../src/features/surveys/member-survey.entity'
import { PricingSurvey } from '../src/features/surveys/pricing-survey.entity'
import { randomOf, oneOf, someOf, uuidOf } from './seeded-random'
import { PERSONA_DOMAIN } from './personas'
import * as samples from './samples'

export const MESSAGES = 40
export const ANSWERS = 60
export const SUBSCRIBERS = 200

const DAYS = 30

/** Spreads rows evenly over the last days, oldest first. */
const instantOf = (now: Date, index: number, count: number) =>
  new Date(now.getTime() - (DAYS * DAY_MS * (count - index)) / (count + 1))

/**
 * Stores rows that do not exist yet, by their ids and unique values. Returns the number of new
 * rows.
 */
export async function insertNew<Row extends ObjectLiteral>(
  entity: EntityTarget<Row>,
  rows: object[],
  em: EntityManager,
): Promise<number> {
  const insert = em.createQueryBuilder().insert().into(entity)
  // Samples are plain data with the tables' values.
  const stored = await insert
    .values(rows as DeepPartial<Row>[] as never)
    .orIgnore()
    .returning('id')
    .execute()
  // RETURNING returns the new rows.
  return (stored.raw as unknown[]).length
}

/** Stores messages of people with and without an account; older ones are handled. */
export function seedMessages(now: Date, people: User[], em: EntityManager): Promise<number> {
  const rows = Array.from({ length: MESSAGES }, (_, index) => {
    const person = people[(index * 7) % people.length]
    return {
      id: uuidOf('message', index),
      name: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
      email: person?.email ?? `visitor-${index}${PERSONA_DOMAIN}`,
      phone: randomOf('phone', index) < 0.4 ? `(305) 555-0${100 + index}` : null,
      message: samples.sampleMessages[index % samples.sampleMessages.length],
      status: messageStatus(index),
      createdAt: instantOf(now, index, MESSAGES),
    }
  })
  return insertNew(ContactSubmission, rows, em)
}

function messageStatus(index: number): ContactStatus {
  if (index >= MESSAGES - 8) return ContactStatus.new
  const older = { closed: 5, replied: 6, read: 3 }
  const newer = { closed: 1, replied: 4, read: 6 }
  return ContactStatus[oneOf(index < MESSAGES / 2 ? older : newer, 'status', index)]
}

export async function seedSubscribers(now: Date, people: User[], em: EntityManager) {
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
    // Some subscribers have an account; most have none.
    const email = index % 4 === 0 ? people[index / 2]?.email : undefined
    const reader = `reader-${String(index + 1).padStart(3, '0')}${PERSONA_DOMAIN}`
    const createdAt = instantOf(now, index, SUBSCRIBERS)
    // One in eight has not confirmed yet.
    const confirmedAt = index % 8 === 3 ? null : new Date(createdAt.getTime() + HOUR_MS)
    return { id: uuidOf('subscriber', index), email: email ?? reader, createdAt, confirmedAt }
  })
  return insertNew(NewsletterSubscription, rows, em)
}

/** Stores the same number of answers to every survey, most of them without a name. */
export async function seedAnswers(now: Date, people: User[], em: EntityManager): Promise<number> {
  let stored = 0
  for (const [entity, answer] of surveys) {
    const rows = Array.from({ length: ANSWERS }, (_, index) => {
      const at = instantOf(now, index, ANSWERS)
      const person = people[(index * 5) % people.length]
      return { id: uuidOf(entity.name, index), ...answer(index, at, person) }
    })
    stored += await insertNew<ObjectLiteral>(entity, rows, em)
  }
  return stored
}

type Answer = (index: number, at: Date, person: User | undefined) => object

const surveys: [EntityTarget<ObjectLiteral> & { name: string }, Answer][] = [
  [MemberSurvey, memberAnswer],
  [PricingSurvey, pricingAnswer],
  [AmenitiesSurvey, amenitiesAnswer],
  [LocationSurvey, locationAnswer],
  [GeneralSurvey, generalAnswer],
]

/** Returns one of the texts with the probability `often`, otherwise null. */
function textOf(texts: readonly string[], often: number, ...parts: (string | number)[]) {
  const isWritten = randomOf('written', ...parts) < often
  return isWritten ? texts[Math.floor(randomOf('text', ...parts) * texts.length)] : null
}

const contactFields = (index: number, person: User | undefined) =>
  index % 6 === 0 && person ? { name: person.firstName, email: person.email } : {}

function each<Key extends string>(
  weights: Readonly<Record<Key, Readonly<Record<string, number>>>>,
  pick: (weights: Readonly<Record<string, number>>, question: Key) => unknown,
): object {
  // Object.entries loses the type of the keys.
  const entries = Object.entries(weights) as [Key, Readonly<Record<string, number>>][]
  return Object.fromEntries(entries.map(([question, of]) => [question, pick(of, question)]))
}

function memberAnswer(index: number, createdAt: Date, person: User | undefined): object {
  const choices = each(samples.memberChoices, (of, question) => {
    const chosen = someOf(of, question, index)
    return question === 'importantFeatures' ? chosen.slice(0, 3) : chosen
  })
  return {
    ...each(samples.memberAnswers, (of, question) => oneOf(of, question, index)),
    ...choices,
    userId: index % 3 === 0 ? person?.id : null,
    createdAt,
  }
}

function pricingAnswer(index: number, submittedAt: Date, person: User | undefined): object {
  return {
    ...contactFields(index, person),
    preferredPricingModel: oneOf(samples.pricingAnswers, 'pricing', index),
    additionalComments: textOf(samples.comments, 0.2, 'pricing', index),
    submittedAt,
  }
}

function amenitiesAnswer(index: number, submittedAt: Date, person: User | undefined): object {
  const wished = someOf(samples.amenityWishes, 'amenities', index)
  return {
    ...contactFields(index, person),
    ...Object.fromEntries(
      Object.keys(samples.amenityWishes).map(key => [key, wished.some(wish => wish === key)]),
    ),
    additionalComments: textOf(samples.comments, 0.15, 'amenities', index),
    submittedAt,
  }
}

function locationAnswer(index: number, createdAt: Date, person: User | undefined): object {
  const preferredLocation = oneOf(samples.locationAnswers, 'location', index)
  const otherLocation =
    preferredLocation === 'other' ? textOf(samples.otherLocations, 1, 'location', index) : null
  return { ...contactFields(index, person), preferredLocation, otherLocation, createdAt }
}

function generalAnswer(index: number, createdAt: Date, person: User | undefined): object {
  return {
    ...contactFields(index, person),
    ...each(samples.generalAnswers, (of, question) => oneOf(of, question, index)),
    interestedFeatures: someOf(samples.generalFeatures, 'general', index),
    additionalComments: textOf(samples.comments, 0.25, 'general', index),
    createdAt,
  }
}
