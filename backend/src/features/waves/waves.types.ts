import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { PersonName } from '../../accounts/person-name.types'
import { createConnectionType } from '../../pagination/connection'
import { Offer } from './offer.entity'
import { PassedOver, PassedOverReason } from './passed-over.entity'
import { Wave } from './wave.entity'

@ObjectType({ simpleResolvers: true, description: 'A waiting person, in the order of asking.' })
export class WaveCandidate extends PersonName {
  @Field(() => ID, { description: 'The UUID of the person’s waitlist entry.' })
  id: string

  @Field(() => ID, { description: 'The id of the person’s account.' })
  userId: string

  @Field(() => Int, { description: 'The position of the entry.' })
  position: number

  @Field(() => String, { description: 'The address.' })
  email: string

  @Field(() => Boolean, { description: 'Whether the address is confirmed.' })
  emailConfirmed: boolean

  @Field(() => Int, {
    description:
      'How many offers the person has declined, let expire or had withdrawn, also before they left and joined again.',
  })
  timesAsked: number

  @Field(() => PassedOverReason, {
    nullable: true,
    description: 'Why the person is passed over; null for those who are asked.',
  })
  passedOver: PassedOverReason | null
}

@ObjectType({ simpleResolvers: true, description: 'What sending a wave now would do.' })
export class WavePreview {
  @Field(() => [WaveCandidate], {
    description: 'Who is asked, in order; fewer than `size` if fewer wait.',
  })
  people: WaveCandidate[]

  @Field(() => [WaveCandidate], {
    description:
      'Who is passed over, with the reason: those before the last person who is asked, in order, then everybody who is marked as invited by hand.',
  })
  passedOver: WaveCandidate[]

  @Field(() => Date, {
    description: 'When the offers would expire, as an ISO 8601 instant (UTC); a New York midnight.',
  })
  expiresAt: Date

  @Field(() => String, { description: 'Identifies this preview; sendWave compares it.' })
  digest: string
}

@ObjectType({ simpleResolvers: true, description: 'Which wave an offer belongs to.' })
export class OfferWave {
  @Field(() => ID, { description: 'The UUID of the wave.' })
  id: string

  @Field(() => Int, { description: 'The number of the wave.' })
  number: number
}

@ObjectType({ simpleResolvers: true, description: 'How many offers of a wave have each state.' })
export class WaveCounts {
  @Field(() => Int, { description: 'Open offers.' })
  open: number

  @Field(() => Int, { description: 'Accepted offers.' })
  accepted: number

  @Field(() => Int, { description: 'Declined offers.' })
  declined: number

  @Field(() => Int, { description: 'Expired offers.' })
  expired: number

  @Field(() => Int, { description: 'Withdrawn offers.' })
  withdrawn: number
}

@ObjectType({ simpleResolvers: true, description: 'Figures about memberships and offers.' })
export class MembershipFigures {
  @Field(() => Int, { description: 'Active memberships.' })
  members: number

  @Field(() => Int, { description: 'Places of the club that no member and no open offer holds.' })
  placesLeft: number

  @Field(() => Int, { description: 'Open offers.' })
  openOffers: number

  @Field(() => Float, {
    nullable: true,
    description: 'The median time from an offer to its answer, in hours; null without answers.',
  })
  medianHoursToAnswer: number | null
}

export const { Connection: WaveConnection } = createConnectionType(Wave, 'Wave')
export const { Connection: OfferConnection } = createConnectionType(Offer, 'Offer')
export const { Connection: PassedOverConnection } = createConnectionType(PassedOver, 'PassedOver')
