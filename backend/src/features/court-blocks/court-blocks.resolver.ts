import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { listBlocks } from './block-list.service'
import { Block } from './block.entity'
import { BlockArgs, BlockCourtsInput, RemoveBlocksInput } from './court-blocks.inputs'
import { blockCourts, removeBlocks } from './court-blocks.service'
import { BlockConnection, BlockCourtsResult } from './court-blocks.types'

@Resolver()
export class CourtBlocksResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_READ)
  @Query(() => BlockConnection, {
    nullable: true,
    description:
      'The blocks in force, by time. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  blocks(@Args(() => BlockArgs) args: BlockArgs) {
    return listBlocks(args)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => BlockCourtsResult, {
    nullable: true,
    description:
      'Blocks the free times of courts and lists the bookings in the way, or cancels those that have not begun; each is recorded in the audit log. Each day is stored before the next one, and the same call again adds only what is missing. Possible from phase memberships on. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; NOT_OPEN_YET in phase waitlist; BAD_USER_INPUT; NOT_FOUND for a court.',
  })
  blockCourts(
    @Arg('input', () => BlockCourtsInput, { description: 'The courts, days and times.' })
    input: BlockCourtsInput,
    @Ctx() context: Context,
  ): Promise<BlockCourtsResult> {
    return blockCourts(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.BOOKINGS_WRITE)
  @Mutation(() => [Block], {
    nullable: true,
    description:
      'Removes up to 250 blocks, all or none, and records that in the audit log. Removing one again changes nothing. Possible in every launch phase. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND.',
  })
  removeBlocks(
    @Arg('input', () => RemoveBlocksInput, { description: 'The blocks.' })
    { ids }: RemoveBlocksInput,
    @Ctx() context: Context,
  ): Promise<Block[]> {
    return removeBlocks(context.services, requireUser(context), ids, context.now())
  }
}
