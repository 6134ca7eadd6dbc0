import type { Feature } from '../feature'
import { VersionResolver } from './version.resolver'

export const versionFeature: Feature = {
  resolvers: [VersionResolver],
}
