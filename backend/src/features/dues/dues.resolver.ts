import { Arg, Args, Ctx, Int, Resolver, Root } from 'type-graphql'
import { clubDay } from '../../core/club-day'
import { MemberQuery, TeamField, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import type { PageWithSum } from '../charges/charges.types'
import {
  getDueFigures,
  getOwedBy,
  getTill,
  listDebtors,
  listDues,
  listOpenDues,
} from './due-lists.service'
import { Due } from './due.entity'
import {
  DueArgs,
  OwedByArgs,
  ReopenDueInput,
  SettleDueInput,
  SettleOwedInput,
  TillArgs,
  WaiveDueInput,
} from './dues.inputs'
import { reopenDue, settleDue, settleOwed, waiveDue } from './dues.service'
import { Debtor, DeskDue, DueConnection, DueFigures, OwedBy, Till } from './dues.types'

const ERRORS = ['BAD_USER_INPUT', 'NOT_FOUND'] as const
const READ = { staff: 'CHARGES_READ', scope: 'BOOKINGS_READ' } as const
const READ_FIGURES = { staff: 'FIGURES_READ', scope: 'BOOKINGS_READ' } as const
const WRITE = { staff: 'CHARGES_WRITE', scope: 'BOOKINGS_WRITE' } as const

@Resolver(() => DueConnection)
export class DuesResolver {
  @MemberQuery(() => [Due], {
    scope: 'BOOKINGS_READ',
    description: 'The caller’s open dues, the oldest first; none before dues begin.',
  })
  openDues(@Ctx() context: Context): Promise<Due[]> {
    return listOpenDues(requireUser(context).id)
  }

  @TeamQuery(() => DueConnection, {
    ...READ,
    description: 'All dues, the latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  dues(@Args() args: DueArgs) {
    return listDues(args)
  }

  @TeamField(() => Int, {
    staff: 'CHARGES_READ',
    description: 'The sum of the rows on all pages, in US cents.',
  })
  totalCents(@Root() { sumCents }: PageWithSum<DeskDue>): Promise<number> {
    return sumCents()
  }

  @TeamQuery(() => [Debtor], {
    ...READ_FIGURES,
    description: 'Everybody who owes charges or dues, the longest first; at most 900 people.',
  })
  debtors(): Promise<Debtor[]> {
    return listDebtors()
  }

  @TeamQuery(() => OwedBy, {
    ...READ,
    description: 'What one person owes; both lists are empty for an unknown account.',
    errors: ['BAD_USER_INPUT'],
  })
  owedBy(@Args() { userId }: OwedByArgs): Promise<OwedBy> {
    return getOwedBy(userId)
  }

  @TeamQuery(() => Till, {
    ...READ,
    description: 'What the desk took on one day: charges and dues that are settled.',
    errors: ['BAD_USER_INPUT'],
  })
  till(@Args() { day }: TillArgs, @Ctx() context: Context): Promise<Till> {
    return getTill(day ?? clubDay(context.now()))
  }

  @TeamQuery(() => DueFigures, {
    ...READ_FIGURES,
    description: 'The sums of this New York month.',
  })
  dueFigures(@Ctx() context: Context): Promise<DueFigures> {
    return getDueFigures(context.now())
  }

  @TeamMutation(() => DeskDue, {
    ...WRITE,
    description: 'Records that the desk has taken an open due, also in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is not open'],
  })
  settleDue(
    @Arg('input', { description: 'The due, and how it was taken.' }) input: SettleDueInput,
    @Ctx() context: Context,
  ): Promise<DeskDue> {
    return settleDue(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => DeskDue, {
    ...WRITE,
    description: 'Waives an open due and records that in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is not open'],
  })
  waiveDue(
    @Arg('input', { description: 'The due and the reason.' }) input: WaiveDueInput,
    @Ctx() context: Context,
  ): Promise<DeskDue> {
    return waiveDue(context.services, requireUser(context), input)
  }

  @TeamMutation(() => DeskDue, {
    ...WRITE,
    description: 'Reopens a settled or waived due and records that in the audit log.',
    errors: [...ERRORS, 'CONFLICT if it is open or void'],
  })
  reopenDue(
    @Arg('input', { description: 'The due.' }) input: ReopenDueInput,
    @Ctx() context: Context,
  ): Promise<DeskDue> {
    return reopenDue(context.services, requireUser(context), input)
  }

  @TeamMutation(() => OwedBy, {
    ...WRITE,
    description:
      'Settles charges and dues of one person by one method: all of them, or none. Returns those that it has settled. Each is recorded in the audit log.',
    errors: [
      'BAD_USER_INPUT also without a charge and a due',
      'NOT_FOUND for one of somebody else',
      'CONFLICT if one is not open',
    ],
  })
  settleOwed(
    @Arg('input', { description: 'The person, what is settled, and how it was taken.' })
    input: SettleOwedInput,
    @Ctx() context: Context,
  ): Promise<OwedBy> {
    return settleOwed(context.services, requireUser(context), input, context.now())
  }
}
