import { Field, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'

export const { Connection: WebhookDeliveryConnection } = createConnectionType(
  WebhookDelivery,
  'WebhookDelivery',
)

@ObjectType({ simpleResolvers: true, description: 'An endpoint and its new secret.' })
export class WebhookEndpointSecret {
  @Field(() => WebhookEndpoint, { description: 'The endpoint.' })
  endpoint: WebhookEndpoint

  @Field(() => String, {
    description:
      'The secret that signs its deliveries: `whsec_` and base64. It is not shown again.',
  })
  secret: string
}
