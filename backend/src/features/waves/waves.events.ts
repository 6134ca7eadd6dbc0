import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const waveSent = defineWebhookEvent<{ waveId: string; number: number; offers: number }>(
  'wave_sent',
  'The team has sent a wave of offers.',
)

/** The ids of an offer. */
export type OfferFacts = { offerId: string; waveId: string; entryId: string }

/** The ends of an offer, by its state. */
export const offerEvents = {
  accepted: defineWebhookEvent<OfferFacts & { plan: string | null }>(
    'offer_accepted',
    'An offer was accepted, by the person or by the team.',
  ),
  declined: defineWebhookEvent<OfferFacts>('offer_declined', 'A person has declined an offer.'),
  expired: defineWebhookEvent<OfferFacts>('offer_expired', 'An offer has expired.'),
  withdrawn: defineWebhookEvent<OfferFacts>('offer_withdrawn', 'The club has withdrawn an offer.'),
}
