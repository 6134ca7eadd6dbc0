import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { boundsOfDay } from '../courts/court-times.service'
import { Block } from './block.entity'
import type { BlockArgs } from './court-blocks.inputs'

/** Returns a page of the blocks in force, by time. */
export function listBlocks({ from, until, ...page }: BlockArgs): Promise<Connection<Block>> {
  const rows = select(Block, 'block').join('court', 'court', ['id', 'number', 'name'])
  rows.where(() => 'block."removedAt" IS NULL')
  if (from) rows.filter(value => `block."endsAt" > ${value(boundsOfDay(from).startsAt)}`)
  if (until) rows.filter(value => `block."startsAt" < ${value(boundsOfDay(until).endsAt)}`)
  return paginateForTeam(rows, page, { by: ['block."startsAt"', 'block.id'], direction: 'ASC' })
}
