import { Field, ID, Int, ObjectType } from 'type-graphql'
import { LocalDate } from '../../graphql/local-date'
import { createConnectionType } from '../../pagination/connection'
import { PaymentMethod } from '../bookings/payment-method.options'
import { DeskCharge } from '../charges/charges.types'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'
import { Due } from './due.entity'

@ObjectType({
  simpleResolvers: true,
  description: 'A due with its member, as the team sees it.',
})
export class DeskDue extends Due {
  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => String, {
    nullable: true,
    description: 'Why the team waived it; null unless waived.',
  })
  override waivedReason: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The team’s words about how it was settled; null without any.',
  })
  override note: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'The name or address of who settled it; null unless settled, for older ones, and if the account is gone.',
  })
  settledByName: string | null
}

export const { Connection: DueConnection } = createConnectionType(DeskDue, 'Due')

@ObjectType({ simpleResolvers: true, description: 'A person who owes something.' })
export class Debtor {
  @Field(() => ID, { description: 'The UUID of the person’s account.' })
  id: string

  @Field(() => WaitlistPerson, { description: 'The person.' })
  person: WaitlistPerson

  @Field(() => Int, { description: 'The sum of open charges and dues, in US cents.' })
  cents: number

  @Field(() => Int, { description: 'How many charges are open.' })
  openCharges: number

  @Field(() => Int, { description: 'How many dues are open.' })
  openDues: number

  @Field(() => LocalDate, {
    description: 'Since which New York day something has been owed, as YYYY-MM-DD.',
  })
  since: string
}

@ObjectType({
  simpleResolvers: true,
  description: 'What a person owes, as the team sees it.',
})
export class OwedBy {
  @Field(() => [DeskDue], { description: 'The open dues, the oldest first.' })
  dues: DeskDue[]

  @Field(() => [DeskCharge], { description: 'The open charges, the oldest first.' })
  charges: DeskCharge[]
}

@ObjectType({ simpleResolvers: true, description: 'What the desk took by one method.' })
export class TillSum {
  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'The method; null for what was settled in words only.',
  })
  method: PaymentMethod | null

  @Field(() => Int, { description: 'How many charges and dues.' })
  count: number

  @Field(() => Int, { description: 'Their sum in US cents.' })
  cents: number
}

@ObjectType({ simpleResolvers: true, description: 'A charge or a due that the desk took.' })
export class TillEntry {
  @Field(() => ID, { description: 'The UUID of the charge or the due.' })
  id: string

  @Field(() => String, {
    description: 'What it was for: the kind of the charge, or `fee` or `difference` for a due.',
  })
  what: string

  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => Int, { description: 'The amount in US cents.' })
  cents: number

  @Field(() => PaymentMethod, {
    nullable: true,
    description: 'How the desk took it; null if it was settled in words only.',
  })
  method: PaymentMethod | null

  @Field(() => String, { nullable: true, description: 'The team’s words; null without any.' })
  note: string | null

  @Field(() => Date, { description: 'When, as an ISO 8601 instant (UTC).' })
  settledAt: Date

  @Field(() => String, {
    nullable: true,
    description: 'The name or address of who took it; null if the account is gone.',
  })
  settledBy: string | null
}

@ObjectType({ simpleResolvers: true, description: 'What the desk took on a New York day.' })
export class Till {
  @Field(() => LocalDate, { description: 'The day, as YYYY-MM-DD.' })
  day: string

  @Field(() => Int, { description: 'The sum in US cents.' })
  cents: number

  @Field(() => [TillSum], { description: 'The sums by method.' })
  sums: TillSum[]

  @Field(() => [TillEntry], { description: 'What was taken, in its order.' })
  entries: TillEntry[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The fees of the periods that begin in a New York month, in US cents.',
})
export class DueFigures {
  @Field(() => Int, { description: 'The monthly fees of the memberships in force.' })
  expectedCents: number

  @Field(() => Int, { description: 'Settled of the dues of this month.' })
  settledCents: number

  @Field(() => Int, { description: 'Open charges and dues of all months.' })
  openCents: number

  @Field(() => Int, { description: 'Waived of the dues of this month.' })
  waivedCents: number
}
