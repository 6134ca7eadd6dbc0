import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { GraphQLLocalDate } from 'graphql-scalars'
import { listCharges, subscribeToCharges } from './charge-list.service'
import {
  ChargeArgs,
  ReopenChargeInput,
  SettleChargeInput,
  WaiveChargeInput,
} from './charges.inputs'
import { reopenCharge, settleCharge, waiveCharge } from './charges.service'
import { ChargeConnection, DeskCharge, type ChargePage } from './charges.types'

const ERRORS = 'Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND; CONFLICT'

@Resolver(() => ChargeConnection)
export class ChargesResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => ChargeConnection, {
    nullable: true,
    description:
      'All charges, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  charges(@Args(() => ChargeArgs) args: ChargeArgs, @Ctx() { services }: Context) {
    return listCharges(args, services.pageSizeMax)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Subscription(() => GraphQLLocalDate, {
    description:
      'The New York day of play, as YYYY-MM-DD, each time its charges may have changed: then read `charges` again. At most one a second. Ends and resumes as waitlistEntryChanged does. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToCharges,
  })
  chargesChanged(@Root() day: string): string {
    return day
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Int, { description: 'The sum of the rows on all pages, in US cents.' })
  totalCents(@Root() { sumCents }: ChargePage): Promise<number> {
    return sumCents()
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskCharge, {
    nullable: true,
    description: `Records how an open charge was settled at the desk, also in the audit log. ${ERRORS} if it is not open.`,
  })
  settleCharge(
    @Arg('input', () => SettleChargeInput, { description: 'The charge, and how it was settled.' })
    input: SettleChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return settleCharge(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskCharge, {
    nullable: true,
    description: `Waives an open charge and records that in the audit log. ${ERRORS} if it is not open.`,
  })
  waiveCharge(
    @Arg('input', () => WaiveChargeInput, { description: 'The charge and the reason.' })
    input: WaiveChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return waiveCharge(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => DeskCharge, {
    nullable: true,
    description: `Reopens a settled or waived charge and records that in the audit log. If its booking was cancelled free of charge, a settled one becomes void: its money is returned. ${ERRORS} if it is open or void, or if it is waived and its booking was cancelled free of charge.`,
  })
  reopenCharge(
    @Arg('input', () => ReopenChargeInput, { description: 'The charge.' })
    input: ReopenChargeInput,
    @Ctx() context: Context,
  ): Promise<DeskCharge> {
    return reopenCharge(context.services, requireUser(context), input)
  }
}
