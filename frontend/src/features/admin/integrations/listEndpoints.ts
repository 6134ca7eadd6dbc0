import { client } from '../../../api/apollo/client'
import { WebhookEndpointsDocument } from './integrations.generated'

/** Returns the endpoints as they were loaded last. */
export async function listEndpoints() {
  const { data } = await client.query({ query: WebhookEndpointsDocument })
  return data?.webhookEndpoints ?? undefined
}
