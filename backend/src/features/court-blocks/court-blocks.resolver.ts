import { Arg, Args, Ctx, Resolver } from 'type-graphql'
import { TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { Block } from './block.entity'
import { BlockArgs, BlockCourtsInput, RemoveBlocksInput } from './court-blocks.inputs'
import { blockCourts, listBlocks, removeBlocks } from './court-blocks.service'
import { BlockConnection, BlockCourtsResult } from './court-blocks.types'

@Resolver()
export class CourtBlocksResolver {
  @TeamQuery(() => BlockConnection, {
    staff: 'BLOCKS_READ',
    scope: 'BOOKINGS_READ',
    description: 'The blocks in force, by time.',
    errors: ['BAD_USER_INPUT'],
  })
  blocks(@Args() args: BlockArgs) {
    return listBlocks(args)
  }

  @TeamMutation(() => BlockCourtsResult, {
    staff: 'BLOCKS_WRITE',
    scope: 'BOOKINGS_WRITE',
    description:
      'Blocks the free times of courts and lists the bookings in the way, or cancels those that have not begun; each is recorded in the audit log. Each day is stored before the next one, and the same call again adds only what is missing. Possible from phase memberships on.',
    errors: ['NOT_OPEN_YET in phase waitlist', 'BAD_USER_INPUT', 'NOT_FOUND for a court'],
  })
  blockCourts(
    @Arg('input', { description: 'The courts, days and times.' }) input: BlockCourtsInput,
    @Ctx() context: Context,
  ): Promise<BlockCourtsResult> {
    return blockCourts(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => [Block], {
    staff: 'BLOCKS_WRITE',
    scope: 'BOOKINGS_WRITE',
    description:
      'Removes up to 250 blocks, all or none, and records that in the audit log. Removing one again changes nothing. Possible in every launch phase.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  removeBlocks(
    @Arg('input', { description: 'The blocks.' }) { ids }: RemoveBlocksInput,
    @Ctx() context: Context,
  ): Promise<Block[]> {
    return removeBlocks(context.services, requireUser(context), ids, context.now())
  }
}
