import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
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
import { liveQuery } from '../../graphql/live-query'
import { TeamPageArgs } from '../../pagination/connection'
import { getMembershipFigures, listOffers } from './offer-lists.service'
import { WAVE_CHANGED } from './offer-decisions.service'
import { previewWave } from './wave-preview.service'
import { withEntryIds } from '../waitlist/not-told.service'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { Wave } from './wave.entity'
import { CloseWaveInput, SendWaveInput, WaveArgs, WaveInput } from './waves.inputs'
import {
  closeWave,
  countOffers,
  type CountedWave,
  findWave,
  listWaves,
  sendWave,
} from './waves.service'
import {
  MembershipFigures,
  OfferConnection,
  WaveConnection,
  WaveCounts,
  WavePreview,
} from './waves.types'

const subscribeToWaves = liveQuery({
  channel: WAVE_CHANGED,
  find: findWave,
  mayRead: user => user.role === Role.ADMIN,
})

@Resolver(() => Wave)
export class WavesResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => WaveConnection, {
    nullable: true,
    description:
      'All waves, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  waves(@Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listWaves(page)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => Wave, {
    nullable: true,
    description:
      'One wave; null if there is none. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  wave(@Args(() => WaveArgs) { id }: WaveArgs) {
    return findWave(id)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.CLUB_READ)
  @Query(() => MembershipFigures, {
    nullable: true,
    description:
      'Figures about memberships and offers. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  membershipFigures() {
    return getMembershipFigures()
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Query(() => WavePreview, {
    nullable: true,
    description:
      'What sending a wave now would do; changes nothing. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT for `size` and `days`.',
  })
  wavePreview(
    @Arg('input', () => WaveInput, { description: 'The wave.' }) input: WaveInput,
    @Ctx() context: Context,
  ) {
    return previewWave(input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Wave, {
    nullable: true,
    description:
      'Sends the offers that a preview showed and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; NOT_OPEN_YET in phase waitlist; BAD_USER_INPUT for `size` and `days`, and if nobody waits; CONFLICT if the list differs from the preview by now.',
  })
  sendWave(
    @Arg('input', () => SendWaveInput, { description: 'The wave and its preview’s digest.' })
    input: SendWaveInput,
    @Ctx() context: Context,
  ): Promise<Wave> {
    return sendWave(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Wave, {
    nullable: true,
    description:
      'Closes a wave and records that in the audit log: its open offers stay, but nobody else is asked. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT; NOT_FOUND; CONFLICT if it is closed.',
  })
  closeWave(
    @Arg('input', () => CloseWaveInput, { description: 'The wave.' }) { id }: CloseWaveInput,
    @Ctx() context: Context,
  ): Promise<Wave> {
    return closeWave(context.services, requireUser(context), id, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_READ)
  @Subscription(() => Wave, {
    description:
      'A wave that was just sent or closed, or one of whose offers changed, as soon as that is stored. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
    subscribe: subscribeToWaves,
  })
  waveChanged(@Root() wave: Wave): Wave {
    return wave
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => WaveCounts, { description: 'How many of its offers have each state.' })
  async counts(@Root() { id, counts }: CountedWave): Promise<WaveCounts | undefined> {
    return counts ?? (await countOffers([id])).get(id)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => OfferConnection, { description: 'Its offers, by place and time.' })
  offers(@Root() { id }: Wave, @Args(() => TeamPageArgs) page: TeamPageArgs) {
    return listOffers(id, page)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => [NotToldPerson], { nullable: true, description: NOT_TOLD })
  notTold(@Root() { notTold }: Wave) {
    return notTold ? withEntryIds(notTold) : null
  }
}
