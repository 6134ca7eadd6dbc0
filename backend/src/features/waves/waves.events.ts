import { defineWebhookEvent } from '../../webhooks/webhook-event-type'
import type { Offer } from './offer.entity'
import type { Wave } from './wave.entity'

/** The NOTIFY channel of waves and their offers; the payload is a wave's id. */
export const WAVE_CHANGED = 'wave_changed'

export const waveSent = defineWebhookEvent(
  'wave_sent',
  'The team has sent a wave of offers.',
  ({ wave: { id, number }, offers }: { wave: Wave; offers: number }) => ({
    waveId: id,
    number,
    offers,
  }),
  { channel: WAVE_CHANGED, payloads: ({ wave }) => [wave.id] },
)

type DecidedOffer = Pick<Offer, 'id' | 'waveId' | 'entryId' | 'plan'>

const offerData = ({ id, waveId, entryId }: DecidedOffer) => ({ offerId: id, waveId, entryId })

const offerEvent = (name: string, description: string, data = offerData) =>
  defineWebhookEvent<DecidedOffer>(name, description, data, {
    channel: WAVE_CHANGED,
    payloads: ({ waveId }) => [waveId],
  })

/** The ends of an offer, by its state. */
export const offerEvents = {
  accepted: offerEvent(
    'offer_accepted',
    'An offer was accepted, by the person or by the team.',
    offer => ({ ...offerData(offer), plan: offer.plan }),
  ),
  declined: offerEvent('offer_declined', 'A person has declined an offer.'),
  expired: offerEvent('offer_expired', 'An offer has expired.'),
  withdrawn: offerEvent('offer_withdrawn', 'The club has withdrawn an offer.'),
}
