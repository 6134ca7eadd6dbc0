import { createMethodMiddlewareDecorator } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { requireBookingMember } from './booking-members.service'

/** The errors of `ForMembers`, for the operation's description. */
export const NO_MEMBERSHIP = ['NOT_OPEN_YET', 'FORBIDDEN without a membership'] as const

/**
 * Refuses the call before phase `booking` with NOT_OPEN_YET, and for people without a membership with
 * FORBIDDEN, before the arguments are validated. The team may call it too.
 */
export function ForMembers() {
  return createMethodMiddlewareDecorator<Context>(async ({ context }, next) => {
    await requireBookingMember(requireUser(context), context.services)
    return (await next()) as unknown
  })
}
