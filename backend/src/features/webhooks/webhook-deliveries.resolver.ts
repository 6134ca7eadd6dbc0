import { Arg, Args, Ctx, Resolver, Root } from 'type-graphql'
import { TeamField, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity'
import { WebhookEventTypeName } from '../../webhooks/webhook-endpoint.entity'
import { payloadOf } from '../../webhooks/webhook-event.entity'
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from './webhook-deliveries.service'
import { RedeliverWebhookInput, WebhookDeliveryArgs, WebhookEndpointInput } from './webhooks.inputs'
import { WebhookDeliveryConnection } from './webhooks.types'

@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  @TeamQuery(() => WebhookDeliveryConnection, {
    staff: 'WEBHOOKS_READ',
    description: 'The webhook deliveries of the last 30 days, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  webhookDeliveries(@Args() args: WebhookDeliveryArgs) {
    return listWebhookDeliveries(args)
  }

  @TeamField(() => WebhookEventTypeName, {
    staff: 'WEBHOOKS_READ',
    description: 'The kind of event.',
  })
  type(@Root() { event }: WebhookDelivery): string {
    return event.type
  }

  @TeamField(() => String, {
    staff: 'WEBHOOKS_READ',
    description: 'The JSON that is sent, the same at each try.',
  })
  payload(@Root() { event }: WebhookDelivery): string {
    return payloadOf(event)
  }

  @TeamMutation(() => WebhookDelivery, {
    staff: 'WEBHOOKS_WRITE',
    description:
      'Sends an event to its endpoint again, records that in the audit log, and returns the delivery when the try has ended, within about 10 seconds.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT while it is being sent, and if the endpoint is off',
    ],
  })
  redeliverWebhook(
    @Arg('input', { description: 'The delivery.' }) { id }: RedeliverWebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookDelivery> {
    return redeliverWebhook(context.services, requireUser(context), id)
  }

  @TeamMutation(() => WebhookDelivery, {
    staff: 'WEBHOOKS_WRITE',
    description:
      'Sends an event of the kind `webhook_test` to an endpoint, records that in the audit log, and returns the delivery when the try has ended, within about 10 seconds. A test is tried once.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if the endpoint is off'],
  })
  testWebhook(
    @Arg('input', { description: 'The endpoint.' }) { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookDelivery> {
    return testWebhook(context.services, requireUser(context), id)
  }
}
