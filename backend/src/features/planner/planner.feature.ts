import type { Feature } from '../feature'
import { PlannerResolver } from './planner.resolver'

export const plannerFeature: Feature = { resolvers: [PlannerResolver] }
