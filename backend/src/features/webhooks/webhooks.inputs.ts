import { ArgsType, Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { TeamPageArgs } from '../../pagination/connection'
import { webhookEvents, webhookUrl } from '../../shared/webhook-rules'
import { WebhookState } from '../../webhooks/webhook-delivery.entity'
import { WebhookEventTypeName } from '../../webhooks/webhook-endpoint.entity'

@ArgsType()
export class WebhookDeliveryArgs extends TeamPageArgs {
  @IdField({ nullable: true, description: 'Only deliveries to the endpoint with this UUID.' })
  endpointId?: string | null

  @Field(() => WebhookState, { nullable: true, description: 'Only deliveries in this state.' })
  state?: WebhookState | null

  @Field(() => WebhookEventTypeName, {
    nullable: true,
    description: 'Only deliveries of this kind of event.',
  })
  type?: string | null
}

@InputType({ description: 'A new webhook endpoint.' })
export class CreateWebhookEndpointInput {
  @Field(() => String, {
    description:
      'Where events are sent: an https URL without user name and fragment, on the public internet; at most 500 characters.',
  })
  @Satisfies(webhookUrl)
  url: string

  @Field(() => [WebhookEventTypeName], {
    description:
      'The kinds of event that it receives: at least one, and neither `webhook_test` nor `other`.',
  })
  @Satisfies(webhookEvents)
  events: string[]
}

@InputType({ description: 'New values of a webhook endpoint.' })
export class UpdateWebhookEndpointInput {
  @IdField({ description: 'The endpoint’s UUID.' })
  id: string

  @Field(() => String, {
    nullable: true,
    description: 'The new URL, as of a new endpoint; unchanged without it.',
  })
  @Satisfies(webhookUrl)
  url?: string | null

  @Field(() => [WebhookEventTypeName], {
    nullable: true,
    description: 'The new kinds of event, as of a new endpoint; unchanged without them.',
  })
  @Satisfies(webhookEvents)
  events?: string[] | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it receives events; unchanged without it. Switching it on sets its failures to 0.',
  })
  isActive?: boolean | null
}

@InputType({ description: 'A webhook endpoint.' })
export class WebhookEndpointInput {
  @IdField({ description: 'The endpoint’s UUID.' })
  id: string
}

@InputType({ description: 'A delivery to send again.' })
export class RedeliverWebhookInput {
  @IdField({ description: 'The delivery’s UUID.' })
  id: string
}
