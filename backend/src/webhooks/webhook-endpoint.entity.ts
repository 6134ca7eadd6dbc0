import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm'
import { createOpenEnum } from '../core/open-enum'
import { HOUR_MS } from '../core/durations'
import { WEBHOOK_URL_MAX } from '../shared/webhook-rules'

/** The GraphQL enum for the kinds of event. */
export const WebhookEventTypeName = createOpenEnum(
  'WebhookEventType',
  'What a webhook reports. The payload’s `type` has a full stop instead of the first underscore.',
)

/** The failures in a row that switch an endpoint off, once they last for WEBHOOK_FAILING_MS. */
export const WEBHOOK_FAILURES_MAX = 20

/** How long an endpoint must have failed before it is switched off: a burst of events does not do it. */
export const WEBHOOK_FAILING_MS = HOUR_MS

/** An address of another system that receives events. */
@ObjectType({
  simpleResolvers: true,
  description: 'An address of another system that receives events.',
})
@Entity()
@Check('webhook_endpoint_failures', `"failures" BETWEEN 0 AND ${WEBHOOK_FAILURES_MAX}`)
@Check('webhook_endpoint_previous', `("previousSecret" IS NULL) = ("rotationEndsAt" IS NULL)`)
@Check('webhook_endpoint_events', `cardinality("events") > 0`)
export class WebhookEndpoint {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => String, { description: 'The https URL; at most 500 characters.' })
  @Column('varchar', { length: WEBHOOK_URL_MAX })
  url: string

  /** Names of WebhookEventTypes, possibly of another version. */
  @Field(() => [WebhookEventTypeName], { description: 'The kinds of event that it receives.' })
  @Column('text', { array: true })
  events: string[]

  @Field(() => Boolean, {
    description: 'Whether it receives events. Those that occur while it is off are not sent.',
  })
  @Column('boolean', { default: true })
  isActive: boolean

  @Field(() => Int, {
    description:
      'Failed tries since the last success, 0 to 20: the count stops at 20. 20 switch it off, once an hour has passed since the first of them.',
  })
  @Column('int', { default: 0 })
  failures: number

  /** When the first try since the last success failed; null if none has. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  failingSince: Date | null

  /** Sealed by WebhookSecrets: neither the database nor a backup contains the secret. */
  @Column('text')
  secret: string

  /** The sealed secret before the last rotation. */
  @Column('text', { nullable: true })
  previousSecret: string | null

  @Field(() => Date, {
    nullable: true,
    description:
      'Until when deliveries are also signed with the previous secret, as an ISO 8601 instant (UTC); null if the secret was never rotated.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  rotationEndsAt: Date | null

  @Field(() => Date, {
    nullable: true,
    description:
      'When failures switched it off, as an ISO 8601 instant (UTC); null if it is on or the team switched it off.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  disabledAt: Date | null

  @Field(() => Date, { description: 'When it was created, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
