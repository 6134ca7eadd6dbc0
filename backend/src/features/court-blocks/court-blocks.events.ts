import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

/** Instants are ISO 8601 (UTC). */
type BlockFacts = {
  blockId: string
  courtId: string
  kind: string
  startsAt: string
  endsAt: string
}

export const blockCreated = defineWebhookEvent<BlockFacts>(
  'block_created',
  'The team has blocked a court.',
)

export const blockRemoved = defineWebhookEvent<BlockFacts>(
  'block_removed',
  'The team has removed a block of a court.',
)

interface CourtBlock {
  id: string
  courtId: string
  kind: string
  startsAt: Date
  endsAt: Date
}

/** Returns the data of a block for its events, without its title. */
export const blockFacts = ({ id, courtId, kind, startsAt, endsAt }: CourtBlock): BlockFacts => ({
  blockId: id,
  courtId,
  kind,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})
