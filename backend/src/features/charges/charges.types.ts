import { Field, ObjectType } from 'type-graphql'
import type { Connection } from '../../pagination/connection'
import { createConnectionType } from '../../pagination/connection'
import { Charge } from '../bookings/charge.entity'
import { WaitlistPerson } from '../waitlist/waitlist-person.types'

@ObjectType({
  simpleResolvers: true,
  description: 'A charge with its member and its booking, as the team sees it.',
})
export class DeskCharge extends Charge {
  @Field(() => WaitlistPerson, { description: 'The member.' })
  person: WaitlistPerson

  @Field(() => String, { description: 'The court of the booking; at most 100 characters.' })
  courtName: string

  @Field(() => Date, {
    description: 'When play begins, as an ISO 8601 instant (UTC).',
  })
  startsAt: Date

  @Field(() => String, {
    nullable: true,
    description: 'Why the team waived it; null unless waived.',
  })
  override waivedReason: string | null

  @Field(() => Boolean, {
    description:
      'Whether the desk owes the member the money: it was settled, and the booking was cancelled free of charge.',
  })
  isToBeReturned: boolean

  @Field(() => String, {
    nullable: true,
    description:
      'The name or address of who settled it; null unless settled, for older ones, and if the account is gone.',
  })
  settledByName: string | null
}

export const { Connection: ChargeConnection } = createConnectionType(DeskCharge, 'Charge')

/** A page of charges or dues, and the sum of all pages. */
export interface PageWithSum<Row> extends Connection<Row> {
  sumCents: () => Promise<number>
}
