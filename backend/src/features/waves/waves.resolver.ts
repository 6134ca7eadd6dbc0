import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import {
  TeamField,
  TeamMutation,
  TeamQuery,
  TeamSubscription,
} from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { liveQuery } from '../../graphql/live-query'
import { TeamPageArgs } from '../../pagination/connection'
import { getMembershipFigures, listOffers } from './offer-lists.service'
import { WAVE_CHANGED } from './waves.events'
import { listPassedOver } from './passed-over.service'
import { previewWave } from './wave-preview.service'
import { withEntryIds } from '../waitlist/not-told.service'
import { NOT_TOLD, NotToldPerson } from '../waitlist/not-told.types'
import { Wave } from './wave.entity'
import { CloseWaveInput, SendWaveInput, WaveArgs, WaveInput, WavesArgs } from './waves.inputs'
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
  PassedOverConnection,
  WaveConnection,
  WaveCounts,
  WavePreview,
} from './waves.types'

const subscribeToWaves = liveQuery({
  channel: WAVE_CHANGED,
  find: findWave,
})

const READ = { staff: 'WAVES_READ', scope: 'WAITLIST_READ' } as const
const WRITE = { staff: 'WAVES_WRITE', scope: 'WAITLIST_WRITE' } as const

@Resolver(() => Wave)
export class WavesResolver {
  @TeamQuery(() => WaveConnection, {
    ...READ,
    description: 'All waves, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  waves(@Args() args: WavesArgs) {
    return listWaves(args)
  }

  @TeamQuery(() => Wave, {
    ...READ,
    description: 'One wave; null if there is none.',
    errors: ['BAD_USER_INPUT'],
  })
  wave(@Args() { id }: WaveArgs) {
    return findWave(id)
  }

  @TeamQuery(() => MembershipFigures, {
    staff: 'FIGURES_READ',
    scope: 'CLUB_READ',
    description: 'Figures about memberships and offers.',
  })
  membershipFigures() {
    return getMembershipFigures()
  }

  @TeamQuery(() => WavePreview, {
    ...READ,
    description: 'What sending a wave now would do; changes nothing.',
    errors: ['BAD_USER_INPUT for `size` and `days`'],
  })
  wavePreview(
    @Arg('input', { description: 'The wave.' }) input: WaveInput,
    @Ctx() context: Context,
  ) {
    return previewWave(input, context.now())
  }

  @TeamMutation(() => Wave, {
    ...WRITE,
    description: 'Sends the offers that a preview showed and records that in the audit log.',
    errors: [
      'NOT_OPEN_YET in phase waitlist',
      'BAD_USER_INPUT for `size` and `days`, and if nobody waits',
      'CONFLICT if the list differs from the preview by now',
    ],
  })
  sendWave(
    @Arg('input', { description: 'The wave and its preview’s digest.' }) input: SendWaveInput,
    @Ctx() context: Context,
  ): Promise<Wave> {
    return sendWave(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => Wave, {
    ...WRITE,
    description:
      'Closes a wave and records that in the audit log: its open offers stay, but nobody else is asked.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it is closed'],
  })
  closeWave(
    @Arg('input', { description: 'The wave.' }) { id }: CloseWaveInput,
    @Ctx() context: Context,
  ): Promise<Wave> {
    return closeWave(context.services, requireUser(context), id, context.now())
  }

  @TeamSubscription(() => Wave, {
    ...READ,
    description:
      'A wave that was just sent or closed, or one of whose offers changed, as soon as that is stored.',
    subscribe: subscribeToWaves,
  })
  waveChanged(@Root() wave: Wave): Wave {
    return wave
  }

  @TeamField(() => WaveCounts, {
    staff: 'WAVES_READ',
    description: 'How many of its offers have each state.',
  })
  async counts(@Root() { id, counts }: CountedWave): Promise<WaveCounts | undefined> {
    return counts ?? (await countOffers([id])).get(id)
  }

  @TeamField(() => OfferConnection, {
    staff: 'WAVES_READ',
    description: 'Its offers, by place and time.',
  })
  offers(@Root() wave: Wave, @Args() page: TeamPageArgs) {
    return listOffers(wave, page)
  }

  @TeamField(() => PassedOverConnection, {
    staff: 'WAVES_READ',
    description:
      'Whom it has passed over, with the reason, earliest first. Waves sent before this was stored have none.',
  })
  passedOver(@Root() wave: Wave, @Args() page: TeamPageArgs) {
    return listPassedOver(wave, page)
  }

  @TeamField(() => [NotToldPerson], { staff: 'PEOPLE_READ', nullable: true, description: NOT_TOLD })
  notTold(@Root() { notTold }: Wave) {
    return notTold ? withEntryIds(notTold) : null
  }
}
