import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { PAGE_SIZE_DEFAULT, pageOf } from '../connection'
import { signedIn, type Context } from '../context'
import { Role } from '../members/user.entity'
import { WaitlistEntry } from './waitlist-entry.entity'
import { JoinWaitlistInput } from './waitlist.inputs'
import { entryOf, joinWaitlist, listWaitlist, waitlistStats } from './waitlist.service'
import {
  JoinWaitlistResult,
  WaitlistConnection,
  WaitlistPerson,
  WaitlistStats,
} from './waitlist.types'

@Resolver(() => WaitlistEntry)
export class WaitlistResolver {
  @Query(() => WaitlistStats, { description: 'How full the waitlist is now. Open to everyone.' })
  waitlistStats(@Ctx() context: Context) {
    return waitlistStats(context.now())
  }

  @Authorized()
  @Query(() => WaitlistEntry, {
    nullable: true,
    description: 'The signed-in person’s entry; null without one. Errors: UNAUTHENTICATED.',
  })
  myWaitlistEntry(@Ctx() context: Context) {
    return entryOf(signedIn(context))
  }

  @Authorized(Role.ADMIN)
  @Query(() => WaitlistConnection, {
    description:
      'Everyone on the waitlist, position ascending. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  waitlist(
    @Arg('first', () => Int, {
      defaultValue: PAGE_SIZE_DEFAULT,
      description: 'Rows per page, 1 to 100.',
    })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The endCursor of the page before.',
    })
    after?: string | null,
  ) {
    return listWaitlist(pageOf(first, after))
  }

  @Authorized()
  @Mutation(() => JoinWaitlistResult, {
    description:
      'Gives the signed-in person a place; a second call gives the same entry. Errors: UNAUTHENTICATED; FORBIDDEN for anybody else’s userId; DAILY_LIMIT (extensions.resetsAt) and WAITLIST_CLOSED when there is no place.',
  })
  joinWaitlist(
    @Arg('input', () => JoinWaitlistInput, { description: 'Nothing in it is required.' })
    input: JoinWaitlistInput,
    @Ctx() context: Context,
  ): Promise<JoinWaitlistResult> {
    return joinWaitlist(signedIn(context), input, context.now())
  }

  @FieldResolver(() => WaitlistPerson, { description: 'Whose place it is.' })
  user(@Root() entry: WaitlistEntry, @Ctx() context: Context) {
    return context.people.load(entry.userId)
  }
}
