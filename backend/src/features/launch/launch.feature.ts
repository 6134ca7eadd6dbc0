import { noPersonalData } from '../../accounts/personal-data'
import type { Feature } from '../feature'
import { Launch } from './launch.entity'
import { LaunchResolver } from './launch.resolver'
import { getKnownPhase, PHASE_NAMES } from './known-phase.service'
import { forgetLaunch, LAUNCH_CHANGED, launchActions, provisionLaunch } from './launch.service'

export const launchFeature: Feature = {
  entities: [Launch],
  personalData: [noPersonalData('launch', 'always')],
  resolvers: [LaunchResolver],
  auditActions: launchActions,
  channels: [{ name: LAUNCH_CHANGED, listener: forgetLaunch }],
  provision: provisionLaunch,
  pagePhases: { names: PHASE_NAMES, current: getKnownPhase },
}
