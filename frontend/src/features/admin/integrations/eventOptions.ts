import { integrations } from '../../../content/admin/integrations'
import { recordKeys } from '../section/recordKeys'

/** The kinds of event that an endpoint can choose. */
export const eventOptions = Object.fromEntries(
  recordKeys(integrations.events)
    .filter(name => name !== 'webhook_test' && name !== 'other')
    .map(name => [name, { label: integrations.events[name] }]),
)
