import { LocalDate } from '../../graphql/local-date'
import { ArgsType, Field, InputType, Int } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'
import { LinkInput } from '../../links/links.inputs'
import { Plan } from '../memberships/membership.entity'

@ArgsType()
export class WavesArgs extends TeamPageArgs {
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Only waves with an open offer whose last day is this New York day or an earlier one, as YYYY-MM-DD.',
  })
  offersEndBy?: string | null
}

@ArgsType()
export class WaveArgs {
  @IdField({ description: 'The wave’s UUID.' })
  id: string
}

@InputType({ description: 'How a wave is put together.' })
export class WaveInput {
  @Field(() => Int, { description: 'How many people are asked; 1 to 100.' })
  size: number

  @Field(() => Int, {
    description: 'How many New York days after the day of sending the offers are open; 1 to 30.',
  })
  days: number

  @Field(() => Boolean, {
    description: 'Whether a place that nobody takes is offered to the next person.',
  })
  refill: boolean

  @Field(() => Boolean, { description: 'Whether only people with a confirmed address are asked.' })
  confirmedOnly: boolean
}

@InputType({ description: 'A wave to be sent, as its preview showed it.' })
export class SendWaveInput extends WaveInput {
  @Field(() => String, {
    nullable: true,
    description: 'A note of the team; at most 500 characters.',
  })
  @Satisfies(rules.waveNote)
  note?: string | null

  @Field(() => String, { description: 'The `digest` of the preview that the team has seen.' })
  digest: string
}

@InputType({ description: 'A wave.' })
export class CloseWaveInput {
  @IdField({ description: 'The wave’s UUID.' })
  id: string
}

@InputType({ description: 'An offer that the team takes back.' })
export class WithdrawOfferInput {
  @IdField({ description: 'The offer’s UUID.' })
  id: string

  @Field(() => String, {
    description:
      'Why; 1 to 500 characters. The person reads it on the dashboard, and in the mail if the address is confirmed.',
  })
  @Satisfies(rules.reason)
  reason: string
}

@InputType({ description: 'The acceptance of one’s own offer.' })
export class AcceptOfferInput {
  @IdField({ description: 'The offer’s UUID.' })
  id: string

  @Field(() => Plan, { description: 'The plan that the person chooses.' })
  plan: Plan

  @Field(() => String, {
    nullable: true,
    description: 'The token of the offer’s mailed link, which confirms the address; optional.',
  })
  token?: string | null
}

@InputType({ description: 'The refusal of one’s own offer.' })
export class DeclineOfferInput {
  @IdField({ description: 'The offer’s UUID.' })
  id: string

  @Field(() => Boolean, {
    description: 'True to leave the waitlist; false to keep the position and be asked again later.',
  })
  leave: boolean
}

@InputType({ description: 'The token of an offer’s mailed link.' })
export class DeclineOfferByLinkInput extends LinkInput {}

@InputType({ description: 'An offer’s mailed link.' })
export class OfferLinkInput extends LinkInput {}
