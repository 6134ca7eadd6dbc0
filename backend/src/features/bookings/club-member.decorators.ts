import { createMethodMiddlewareDecorator } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { codeOf, MemberMutation, MemberQuery } from '../../graphql/operation.decorators'
import { NO_MEMBERSHIP, requireBookingMember } from './booking-members.service'

/**
 * Operations of people with a membership, from phase `booking` on; the team may call them too. Others
 * are refused with NO_MEMBERSHIP before the arguments are validated.
 */
export const ClubMemberQuery = forClubMembers(MemberQuery)
export const ClubMemberMutation = forClubMembers(MemberMutation)

/** Adds the guard and its errors, of which the operation can say more. */
function forClubMembers(decorator: typeof MemberQuery): typeof MemberQuery {
  return (returns, { errors = [], ...options }) => {
    const said = new Set(errors.map(codeOf))
    const refusals = NO_MEMBERSHIP.filter(one => !said.has(codeOf(one)))
    const operation = decorator(returns, { ...options, errors: [...refusals, ...errors] })
    return (...method) => {
      requireClubMember(...method)
      operation(...method)
    }
  }
}

const requireClubMember = createMethodMiddlewareDecorator<Context>(async ({ context }, next) => {
  await requireBookingMember(requireUser(context), context.services)
  return (await next()) as unknown
})
