import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { letterBody, letterSubject } from '../../shared/letter-rules'
import { OfferState } from '../waves/offer.entity'
import { LetterAudienceKind, LetterKind, LetterState } from './letter.options'

@InputType({ description: 'People whom a letter is for. Fields of other kinds are ignored.' })
export class LetterAudienceInput {
  @Field(() => LetterAudienceKind, { description: 'Which people.' })
  kind: LetterAudienceKind

  @Field(() => LocalDate, {
    nullable: true,
    description: 'For `booked`, required: the first day in New York, as YYYY-MM-DD.',
  })
  from?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'For `booked`, required: the last day in New York, as YYYY-MM-DD, within 366 days of the first.',
  })
  until?: string | null

  @IdField({ nullable: true, description: 'For `offered`, required: the wave’s UUID.' })
  waveId?: string | null

  @Field(() => OfferState, {
    nullable: true,
    description: 'For `offered`: only offers in this state.',
  })
  answer?: OfferState | null

  @Field(() => Int, { nullable: true, description: 'For `waiting`: the first number, from 1.' })
  firstPosition?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'For `waiting`: the last number, not below the first.',
  })
  lastPosition?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'For `waiting`: true for confirmed addresses, false for the others.',
  })
  confirmed?: boolean | null

  @IdField({ nullable: true, description: 'For `person`, required: the account’s UUID.' })
  userId?: string | null
}

@InputType({ description: 'A letter that is not stored yet.' })
export class LetterReachInput {
  @Field(() => LetterKind, { description: 'Whether it can be left.' })
  kind: LetterKind

  @Field(() => [LetterAudienceInput], { description: 'Whom it is for; 1 to 10.' })
  audiences: LetterAudienceInput[]
}

@InputType({ description: 'A letter that is begun.' })
export class CreateLetterInput extends LetterReachInput {
  @Field(() => String, { description: 'The subject; 1 to 120 characters.' })
  @Satisfies(letterSubject)
  subject: string

  @Field(() => String, {
    description:
      'The text; 1 to 10000 characters of Markdown: paragraphs, **bold** and *italic* text, links and lists. Placeholders are `{firstName}`, `{position}` and `{bookingWhen}`; `{firstName|neighbor}` says what stands for a missing value.',
  })
  @Satisfies(letterBody)
  body: string
}

@InputType({ description: 'A draft with what is new.' })
export class UpdateLetterInput extends CreateLetterInput {
  @IdField({ description: 'The letter’s UUID.' })
  id: string

  @Field(() => Int, { description: 'The `version` that is changed.' })
  version: number
}

@InputType({ description: 'A draft that is sent, now or at a time.' })
export class SendLetterInput {
  @IdField({ description: 'The letter’s UUID.' })
  id: string

  @Field(() => Int, { description: 'The `version` that the sender has read.' })
  version: number

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The New York day on which sending begins, as YYYY-MM-DD, at most 366 days ahead; null to begin now.',
  })
  sendDate?: string | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description:
      'The New York time of `sendDate`, as HH:MM, and required with it. Of a time that exists twice, the first; a skipped one is an hour later.',
  })
  sendTime?: string | null
}

@InputType({ description: 'A letter.' })
export class LetterInput {
  @IdField({ description: 'The letter’s UUID.' })
  id: string
}

@InputType({ description: 'A letter, and who reads it.' })
export class LetterPreviewInput {
  @Field(() => String, { description: 'The subject; at most 120 characters.' })
  @Satisfies(letterSubject)
  subject: string

  @Field(() => String, { description: 'The text; at most 10000 characters.' })
  @Satisfies(letterBody)
  body: string

  @Field(() => LetterKind, { description: 'Whether it can be left.' })
  kind: LetterKind

  @IdField({
    nullable: true,
    description: 'The account whose values stand for the placeholders; null shows what is missing.',
  })
  userId?: string | null
}

@InputType({ description: 'The text whose links are tried.' })
export class LetterLinksInput {
  @Field(() => String, { description: 'The text; at most 10000 characters of Markdown.' })
  @Satisfies(letterBody)
  body: string
}

@ArgsType()
export class LettersArgs extends TeamPageArgs {
  @Field(() => LetterState, { nullable: true, description: 'Only letters in this state.' })
  state?: LetterState | null
}

@ArgsType()
export class LetterArgs {
  @IdField({ description: 'The letter’s UUID.' })
  id: string
}
