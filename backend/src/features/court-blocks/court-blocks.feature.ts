import { noPersonalData } from '../../accounts/personal-data'
import type { Feature } from '../feature'
import { Block } from './block.entity'
import { blockCreated, blockRemoved } from './court-blocks.events'
import { CourtBlocksResolver } from './court-blocks.resolver'
import { blockActions } from './court-blocks.service'

export const courtBlocksFeature: Feature = {
  entities: [Block],
  personalData: [noPersonalData('block', 'always', { title: 'what the team calls the block' })],
  resolvers: [CourtBlocksResolver],
  webhookEvents: [blockCreated, blockRemoved],
  auditActions: blockActions,
}
