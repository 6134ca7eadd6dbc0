import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { Role } from '../../accounts/user.entity'
import { requireUser, type Context } from '../../graphql/context'
import { WebhookDelivery } from '../../webhooks/webhook-delivery.entity'
import { WebhookEventTypeName } from '../../webhooks/webhook-endpoint.entity'
import { payloadOf } from '../../webhooks/webhook-event.entity'
import { listWebhookDeliveries, redeliverWebhook, testWebhook } from './webhook-deliveries.service'
import { RedeliverWebhookInput, WebhookDeliveryArgs, WebhookEndpointInput } from './webhooks.inputs'
import { WebhookDeliveryConnection } from './webhooks.types'

@Resolver(() => WebhookDelivery)
export class WebhookDeliveriesResolver {
  @Authorized(Role.ADMIN)
  @Query(() => WebhookDeliveryConnection, {
    nullable: true,
    description:
      'The webhook deliveries of the last 30 days, latest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.',
  })
  webhookDeliveries(@Args(() => WebhookDeliveryArgs) args: WebhookDeliveryArgs) {
    return listWebhookDeliveries(args)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => WebhookEventTypeName, { description: 'The kind of event.' })
  type(@Root() { event }: WebhookDelivery): string {
    return event.type
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => String, { description: 'The JSON that is sent, the same at each try.' })
  payload(@Root() { event }: WebhookDelivery): string {
    return payloadOf(event)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookDelivery, {
    nullable: true,
    description:
      'Sends an event to its endpoint again, records that in the audit log, and returns the delivery when the try has ended, within about 10 seconds. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT while it is being sent, and if the endpoint is off.',
  })
  redeliverWebhook(
    @Arg('input', () => RedeliverWebhookInput, { description: 'The delivery.' })
    { id }: RedeliverWebhookInput,
    @Ctx() context: Context,
  ): Promise<WebhookDelivery> {
    return redeliverWebhook(context.services, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookDelivery, {
    nullable: true,
    description:
      'Sends an event of the kind `webhook_test` to an endpoint, records that in the audit log, and returns the delivery when the try has ended, within about 10 seconds. A test is tried once. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT if the endpoint is off.',
  })
  testWebhook(
    @Arg('input', () => WebhookEndpointInput, { description: 'The endpoint.' })
    { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookDelivery> {
    return testWebhook(context.services, requireUser(context), id)
  }
}
