import { noPersonalData } from '../../accounts/personal-data'
import type { Feature } from '../feature'
import { Block } from './block.entity'
import { blockCreated, blockRemoved } from './court-blocks.events'
import { CourtBlocksResolver } from './court-blocks.resolver'
import { blockActions } from './block-rows.service'
import { CourtClosure } from './court-closure.entity'
import { CourtClosuresResolver } from './court-closures.resolver'
import { closureActions } from './court-closures.service'

export const courtBlocksFeature: Feature = {
  entities: [Block, CourtClosure],
  personalData: [
    noPersonalData('block', 'always', { title: 'what the team calls the block' }),
    noPersonalData('court_closure', 'always', {
      title: 'what the team calls the closure',
      note: 'what members read about it',
      startTime: 'a time of day',
      endTime: 'a time of day',
      skippedDates: 'days',
    }),
  ],
  resolvers: [CourtBlocksResolver, CourtClosuresResolver],
  webhookEvents: [blockCreated, blockRemoved],
  auditActions: { ...blockActions, ...closureActions },
}
