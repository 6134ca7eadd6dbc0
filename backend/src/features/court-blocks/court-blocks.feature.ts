import type { Feature } from '../feature'
import { Block } from './block.entity'
import { CourtBlocksResolver } from './court-blocks.resolver'
import { blockActions } from './court-blocks.service'

export const courtBlocksFeature: Feature = {
  entities: [Block],
  resolvers: [CourtBlocksResolver],
  auditActions: blockActions,
}
