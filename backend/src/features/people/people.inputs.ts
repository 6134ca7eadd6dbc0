import { ArgsType, Field } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { SearchArgs, TeamPageArgs } from '../../pagination/connection'
import { rules } from '../../shared/rules'

@ArgsType()
export class PersonArgs {
  @IdField({ description: 'The id of the person’s account.' })
  id: string
}

@ArgsType()
export class PeopleArgs {
  @Field(() => String, {
    description:
      'Words of the name and the address, a part of a telephone number, a position such as `#18`, or a founding number such as `No. 7`; at most 100 characters.',
  })
  @Satisfies(rules.search)
  search: string
}

@ArgsType()
export class AccountArgs extends SearchArgs {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True keeps the accounts with a place on the waitlist, also one that they have left; false keeps those without any.',
  })
  hasPlace?: boolean | null
}

@ArgsType()
export class PersonBookingsArgs extends TeamPageArgs {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'True returns the confirmed bookings that have not begun, soonest first; false all others, latest first.',
  })
  upcoming?: boolean | null
}
