import type { Feature } from '../feature'
import { TodayResolver } from './today.resolver'

export const todayFeature: Feature = { resolvers: [TodayResolver] }
