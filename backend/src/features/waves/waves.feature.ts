import { MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { wavesData } from './waves.data'
import { Offer } from './offer.entity'
import { offerLink } from './offers.links'
import { offerExpiredMail, offerMail, offerReminderMail, offerWithdrawnMail } from './offers.mails'
import { offerEvents, WAVE_CHANGED, waveSent } from './waves.events'
import { OffersResolver } from './offers.resolver'
import { offerActions } from './offers.service'
import { PassedOver } from './passed-over.entity'
import { passPlacesOn } from './pass-on.service'
import { Wave } from './wave.entity'
import { WavesResolver } from './waves.resolver'
import { waveActions } from './waves.service'

export const wavesFeature: Feature = {
  entities: [Wave, Offer, PassedOver],
  personalData: wavesData,
  resolvers: [WavesResolver, OffersResolver],
  mails: [offerMail, offerReminderMail, offerExpiredMail, offerWithdrawnMail],
  webhookEvents: [waveSent, ...Object.values(offerEvents)],
  linkPurposes: [offerLink],
  auditActions: { ...waveActions, ...offerActions },
  channels: [{ name: WAVE_CHANGED }],
  jobs: ({ services }) => [
    {
      name: 'offers_pass_on',
      everyMs: MINUTE_MS,
      run: context => passPlacesOn(services, context),
    },
  ],
}
