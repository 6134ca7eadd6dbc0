import { Arg, Ctx, Resolver } from 'type-graphql'
import { TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { WebhookEndpoint } from '../../webhooks/webhook-endpoint.entity'
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoints.service'
import {
  CreateWebhookEndpointInput,
  UpdateWebhookEndpointInput,
  WebhookEndpointInput,
} from './webhooks.inputs'
import { WebhookEndpointSecret } from './webhooks.types'

@Resolver(() => WebhookEndpoint)
export class WebhookEndpointsResolver {
  @TeamQuery(() => [WebhookEndpoint], {
    staff: 'WEBHOOKS_READ',
    description: 'All webhook endpoints, at most 20, the oldest first.',
  })
  webhookEndpoints(): Promise<WebhookEndpoint[]> {
    return listWebhookEndpoints()
  }

  @TeamMutation(() => WebhookEndpointSecret, {
    staff: 'WEBHOOKS_WRITE',
    freshProof: true,
    description:
      'Creates a webhook endpoint, records that in the audit log, and returns its secret once.',
    errors: ['BAD_USER_INPUT', 'CONFLICT if there are 20'],
  })
  createWebhookEndpoint(
    @Arg('input', { description: 'The endpoint.' }) input: CreateWebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpointSecret> {
    return createWebhookEndpoint(context.services, requireUser(context), input)
  }

  @TeamMutation(() => WebhookEndpoint, {
    staff: 'WEBHOOKS_WRITE',
    freshProof: true,
    description:
      'Changes a webhook endpoint or switches it on or off, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  updateWebhookEndpoint(
    @Arg('input', { description: 'The new values.' }) input: UpdateWebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpoint> {
    return updateWebhookEndpoint(context.services, requireUser(context), input)
  }

  @TeamMutation(() => Boolean, {
    staff: 'WEBHOOKS_WRITE',
    freshProof: true,
    description:
      'Deletes a webhook endpoint with its deliveries, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  deleteWebhookEndpoint(
    @Arg('input', { description: 'The endpoint.' }) { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return deleteWebhookEndpoint(context.services, requireUser(context), id)
  }

  @TeamMutation(() => WebhookEndpointSecret, {
    staff: 'WEBHOOKS_WRITE',
    freshProof: true,
    description:
      'Replaces the secret, records that in the audit log, and returns the new secret once. For 24 hours deliveries are also signed with the previous one. If it is called again within that time, only the two newest secrets sign: the oldest one ends at once.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  rotateWebhookSecret(
    @Arg('input', { description: 'The endpoint.' }) { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpointSecret> {
    return rotateWebhookSecret(context.services, requireUser(context), id, context.now())
  }
}
