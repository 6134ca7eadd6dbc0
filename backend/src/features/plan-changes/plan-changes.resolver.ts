import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import {
  MemberMutation,
  MemberQuery,
  TeamMutation,
  TeamQuery,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { MembershipPlan } from '../memberships/membership-plan.entity'
import { listPlans } from '../memberships/membership-plans.service'
import { Membership } from '../memberships/membership.entity'
import {
  ChangePlanInput,
  ChangePlanOfInput,
  PlanChangeArgs,
  PlanChangeOfArgs,
  PlanHistoryOfArgs,
} from './plan-changes.inputs'
import {
  changePlan,
  changePlanOf,
  listOwnPlans,
  previewPlanChange,
  previewPlanChangeOf,
} from './plan-changes.service'
import { PlanChange } from './plan-changes.types'

const REFUSALS = [
  'NOT_FOUND without an active membership',
  'CONFLICT if nothing would change, after the last day of the membership, and for a lower plan if the membership ends before the next period',
] as const

@Resolver()
export class PlanChangesResolver {
  @MemberQuery(() => PlanChange, {
    scope: 'PROFILE_READ',
    description: 'What `changePlan` would do now. Changes nothing.',
    errors: [...REFUSALS],
  })
  planChange(@Args() { plan }: PlanChangeArgs, @Ctx() context: Context): Promise<PlanChange> {
    return previewPlanChange(requireUser(context), plan, context.now())
  }

  @MemberQuery(() => [MembershipPlan], {
    scope: 'PROFILE_READ',
    description:
      'The plans of the caller’s latest membership, the first one first, with a planned one.',
  })
  planHistory(@Ctx() context: Context): Promise<MembershipPlan[]> {
    return listOwnPlans(requireUser(context))
  }

  @TeamQuery(() => PlanChange, {
    staff: 'PEOPLE_READ',
    scope: 'CLUB_READ',
    description: 'What `changePlanOf` would do now. Changes nothing.',
    errors: ['BAD_USER_INPUT', ...REFUSALS],
  })
  planChangeOf(
    @Args() { id, plan }: PlanChangeOfArgs,
    @Ctx() context: Context,
  ): Promise<PlanChange> {
    return previewPlanChangeOf(id, plan, context.now())
  }

  @TeamQuery(() => [MembershipPlan], {
    staff: 'PEOPLE_READ',
    scope: 'CLUB_READ',
    description: 'The plans of a membership, the first one first; none of an unknown membership.',
    errors: ['BAD_USER_INPUT'],
  })
  planHistoryOf(@Args() { id }: PlanHistoryOfArgs): Promise<MembershipPlan[]> {
    return listPlans(id)
  }

  @MemberMutation(() => Membership, {
    scope: 'PROFILE_WRITE',
    description:
      'Changes the caller’s plan, with a mail: to a higher plan at once, and the difference for the rest of the period is owed; to a lower one from the next period. The plan of today takes a planned change back. Nothing is charged: the front desk settles dues.',
    errors: ['NOT_OPEN_YET', 'BAD_USER_INPUT', ...REFUSALS, 'IDEMPOTENCY_KEY_REUSED'],
  })
  changePlan(
    @Arg('input', { description: 'The plan.' }) input: ChangePlanInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return changePlan(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => Membership, {
    staff: 'PEOPLE_WRITE',
    scope: 'CLUB_WRITE',
    description:
      'Changes the plan of a membership as `changePlan` does, mails the person and records that in the audit log.',
    errors: ['NOT_OPEN_YET', 'BAD_USER_INPUT', ...REFUSALS, 'IDEMPOTENCY_KEY_REUSED'],
  })
  changePlanOf(
    @Arg('input', { description: 'The membership and the plan.' }) input: ChangePlanOfInput,
    @Ctx() context: Context,
  ): Promise<Membership> {
    return changePlanOf(context.services, requireUser(context), input, context.now())
  }
}
