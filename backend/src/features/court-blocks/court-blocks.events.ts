import { defineWebhookEvent } from '../../webhooks/webhook-event-type'
import { courtsChangedOn } from '../courts/court-changes.service'
import { daysWithin } from './block-times'
import type { Block } from './block.entity'

/** Returns the data of a block, without its title. Instants are ISO 8601 (UTC). */
const blockData = ({ id, courtId, kind, startsAt, endsAt }: Block) => ({
  blockId: id,
  courtId,
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

export const blockCreated = defineWebhookEvent(
  'block_created',
  'The team has blocked a court.',
  blockData,
  courtsChangedOn(daysWithin),
)

export const blockRemoved = defineWebhookEvent(
  'block_removed',
  'The team has removed a block of a court.',
  blockData,
  courtsChangedOn(daysWithin),
)
