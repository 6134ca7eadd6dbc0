import { Arg, Args, Ctx, Int, Resolver, Root } from 'type-graphql'
import {
  TeamField,
  TeamMutation,
  TeamQuery,
  TeamSubscription,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { LocalDate } from '../../graphql/local-date'
import { listCharges, subscribeToCharges } from './charge-list.service'
import {
  ChargeArgs,
  ReopenChargeInput,
  SettleChargeInput,
  WaiveChargeInput,
} from './charges.inputs'
import { reopenCharge, settleCharge, waiveCharge } from './charges.service'
import { ChargeConnection, DeskCharge, type PageWithSum } from './charges.types'

const ERRORS = ['BAD_USER_INPUT', 'NOT_FOUND'] as const
const READ = { staff: 'CHARGES_READ', scope: 'BOOKINGS_READ' } as const
const WRITE = { staff: 'CHARGES_WRITE', scope: 'BOOKINGS_WRITE' } as const

@Resolver(() => ChargeConnection)
export class ChargesResolver {
  @TeamQuery(() => ChargeConnection, {
    ...READ,
    description: 'All charges, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  charges(@Args() args: ChargeArgs) {
    return listCharges(args)
  }

  @TeamSubscription(() => LocalDate, {
    ...READ,
    description:
      'The New York day of play, as YYYY-MM-DD, each time its charges may have changed: then read `charges` again. At most one a second. Ends and resumes as waitlistEntryChanged does.',
    subscribe: subscribeToCharges,
  })
  chargesChanged(@Root() day: string): string {
    return day
  }

  @TeamField(() => Int, {
    staff: 'CHARGES_READ',
    description: 'The sum of the rows on all pages, in US cents.',
  })
  totalCents(@Root() { sumCents }: PageWithSum<DeskCharge>): Promise<number> {
    return sumCents()
  }

  @TeamMutation(() => DeskCharge, {
    ...WRITE,
    description: 'Records how an open charge was settled at the desk, also in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is not open'],
  })
  settleCharge(
    @Arg('input', { description: 'The charge, and how it was settled.' }) input: SettleChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return settleCharge(context.services, requireUser(context), input)
  }

  @TeamMutation(() => DeskCharge, {
    ...WRITE,
    description: 'Waives an open charge and records that in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is not open'],
  })
  waiveCharge(
    @Arg('input', { description: 'The charge and the reason.' }) input: WaiveChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return waiveCharge(context.services, requireUser(context), input)
  }

  @TeamMutation(() => DeskCharge, {
    ...WRITE,
    description:
      'Reopens a settled or waived charge and records that in the audit log. If its booking was cancelled free of charge, a settled one becomes void: its money is returned.',
    errors: [
      ...ERRORS,
      'CONFLICT if it is open or void, or if it is waived and its booking was cancelled free of charge',
    ],
  })
  reopenCharge(
    @Arg('input', { description: 'The charge.' }) input: ReopenChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return reopenCharge(context.services, requireUser(context), input)
  }
}
