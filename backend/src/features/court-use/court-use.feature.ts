import type { Feature } from '../feature'
import { CourtUseResolver } from './court-use.resolver'

export const courtUseFeature: Feature = { resolvers: [CourtUseResolver] }
