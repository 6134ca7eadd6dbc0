import type { WebhookEndpointRowFragment } from '../../../api/operationTypes'

/** Whether the endpoint's previous secret is still valid. */
export const isRotating = (
  endpoint: WebhookEndpointRowFragment,
): endpoint is WebhookEndpointRowFragment & { rotationEndsAt: string } =>
  endpoint.rotationEndsAt !== null && new Date(endpoint.rotationEndsAt) > new Date()
