import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { Role } from '../../accounts/user.entity'
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
  @Authorized(Role.ADMIN)
  @Query(() => [WebhookEndpoint], {
    nullable: true,
    description:
      'All webhook endpoints, at most 20, the oldest first. Team only. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  webhookEndpoints(): Promise<WebhookEndpoint[]> {
    return listWebhookEndpoints()
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookEndpointSecret, {
    nullable: true,
    description:
      'Creates a webhook endpoint, records that in the audit log, and returns its secret once. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT; CONFLICT if there are 20.',
  })
  createWebhookEndpoint(
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'The endpoint.' })
    input: CreateWebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpointSecret> {
    return createWebhookEndpoint(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookEndpoint, {
    nullable: true,
    description:
      'Changes a webhook endpoint or switches it on or off, and records that in the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  updateWebhookEndpoint(
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'The new values.' })
    input: UpdateWebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpoint> {
    return updateWebhookEndpoint(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => Boolean, {
    nullable: true,
    description:
      'Deletes a webhook endpoint with its deliveries, and records that in the audit log. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  deleteWebhookEndpoint(
    @Arg('input', () => WebhookEndpointInput, { description: 'The endpoint.' })
    { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    return deleteWebhookEndpoint(context.services, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => WebhookEndpointSecret, {
    nullable: true,
    description:
      'Replaces the secret, records that in the audit log, and returns the new secret once. For 24 hours deliveries are also signed with the previous one. Team only. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Arg('input', () => WebhookEndpointInput, { description: 'The endpoint.' })
    { id }: WebhookEndpointInput,
    @Ctx() context: Context,
  ): Promise<WebhookEndpointSecret> {
    return rotateWebhookSecret(context.services, requireUser(context), id, context.now())
  }
}
