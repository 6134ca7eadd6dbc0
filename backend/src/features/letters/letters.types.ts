import { LocalDate } from '../../graphql/local-date'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { OfferState } from '../waves/offer.entity'
import { LetterAudienceKind, UnreachableReason } from './letter.options'

@ObjectType({ simpleResolvers: true, description: 'People whom a letter is for.' })
export class LetterAudience {
  @Field(() => LetterAudienceKind, { description: 'Which people; it says which fields are set.' })
  kind: LetterAudienceKind

  @Field(() => LocalDate, {
    nullable: true,
    description: 'For `booked`: the first day in New York, as YYYY-MM-DD.',
  })
  from: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'For `booked`: the last day in New York, as YYYY-MM-DD.',
  })
  until: string | null

  @Field(() => ID, { nullable: true, description: 'For `offered`: the wave’s UUID.' })
  waveId: string | null

  @Field(() => OfferState, {
    nullable: true,
    description: 'For `offered`: only offers in this state; null for all.',
  })
  answer: OfferState | null

  @Field(() => Int, {
    nullable: true,
    description: 'For `waiting`: the first number; null for the beginning of the list.',
  })
  firstPosition: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'For `waiting`: the last number; null for the end of the list.',
  })
  lastPosition: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'For `waiting`: whether the address is confirmed; null for both.',
  })
  confirmed: boolean | null

  @Field(() => ID, { nullable: true, description: 'For `person`: the account’s UUID.' })
  userId: string | null
}

@ObjectType({ simpleResolvers: true, description: 'People who are not reached, by reason.' })
export class Unreachable {
  @Field(() => UnreachableReason, { description: 'Why.' })
  reason: UnreachableReason

  @Field(() => Int, { description: 'How many people.' })
  count: number

  @Field(() => [String], { description: 'Their first 20 addresses, by alphabet.' })
  emails: string[]
}

@ObjectType({ simpleResolvers: true, description: 'Whom a letter would reach now.' })
export class LetterReach {
  @Field(() => Int, { description: 'To how many addresses it would go.' })
  recipients: number

  @Field(() => [Unreachable], { description: 'Who would not get it; without reasons of nobody.' })
  unreachable: Unreachable[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'What has become of a letter’s mails. They add up to its recipients.',
})
export class LetterFigures {
  @Field(() => Int, { description: 'Mails that a mail server has accepted.' })
  sent: number

  @Field(() => Int, { description: 'Mails that failed permanently.' })
  failed: number

  @Field(() => Int, { description: 'Mails that are stored because there is no mail server.' })
  kept: number

  @Field(() => Int, { description: 'Mails that are still to be sent.' })
  waiting: number

  @Field(() => Int, {
    description:
      'Mails that are not sent: the letter was cancelled, or the person has left the news or deleted the account.',
  })
  dropped: number
}

@ObjectType({ simpleResolvers: true, description: 'A letter as one person would read it.' })
export class LetterPreview {
  @Field(() => String, { description: 'The subject.' })
  subject: string

  @Field(() => String, { description: 'The mail as HTML, a whole document.' })
  html: string

  @Field(() => String, { description: 'The mail as plain text.' })
  text: string

  @Field(() => [String], { description: 'Placeholders that are none, in order: `{name}`.' })
  unknownPlaceholders: string[]
}

@ObjectType({ simpleResolvers: true, description: 'A link of a letter, and whether it answers.' })
export class LetterLink {
  @Field(() => String, { description: 'The address that the link leads to.' })
  url: string

  @Field(() => Boolean, { description: 'Whether a page answers there.' })
  answers: boolean

  @Field(() => String, { description: 'What it answers, in one sentence.' })
  answer: string
}
