import type { Feature } from '../feature'
import { Block } from './block.entity'

export const courtBlocksFeature: Feature = {
  entities: [Block],
}
