import { defineEnum, type EnumValue } from '../core/define-enum'
import { InsertPosition } from '../database/insert-position'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { WebhookEndpoint } from './webhook-endpoint.entity'
import { WebhookEvent } from './webhook-event.entity'

export const WebhookState = defineEnum('WebhookState', 'The state of a delivery.', {
  queued: 'Waits until it is due, or for its next try.',
  sending: 'A server is sending it.',
  delivered: 'The endpoint responded with a status from 200 to 299.',
  failed: 'Failed permanently; sent again only if the team asks for it.',
})
export type WebhookState = EnumValue<typeof WebhookState>

/** How much of a response is stored. */
export const ANSWER_MAX = 2048

const FAILURE_MAX = 200

/** One event for one endpoint. Stored with the event; the workers send it. */
@ObjectType({ simpleResolvers: true, description: 'The delivery of one event to one endpoint.' })
@Entity()
@Check('webhook_delivery_attempts', '"attempts" >= 0')
@Check('webhook_delivery_lease', `("state" = 'sending') = ("lease" IS NOT NULL)`)
@Check('webhook_delivery_lease_until', `("lease" IS NULL) = ("leaseUntil" IS NULL)`)
@Index('webhook_delivery_queued', ['endpointId', 'dueAt'], { where: `"state" = 'queued'` })
@Index('webhook_delivery_sending', ['endpointId', 'leaseUntil'], { where: `"state" = 'sending'` })
@Index(['createdAt', 'id'])
@Index(['endpointId', 'createdAt', 'id'])
@Index(['eventId'])
export class WebhookDelivery {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => ID, {
    description: 'The id of the event, which is the `webhook-id` of every try; a UUID.',
  })
  @Column('uuid')
  eventId: string

  @ManyToOne(() => WebhookEvent, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'eventId' })
  event: Relation<WebhookEvent>

  @Column('uuid')
  endpointId: string

  @Field(() => WebhookEndpoint, { description: 'The endpoint.' })
  @ManyToOne(() => WebhookEndpoint, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'endpointId' })
  endpoint: Relation<WebhookEndpoint>

  @Field(() => WebhookState, { description: 'The state of the delivery.' })
  @Column('enum', { enum: WebhookState, default: WebhookState.queued })
  state: WebhookState

  @Field(() => Int, { description: 'The number of tries, including those by hand.' })
  @Column('int', { default: 0 })
  attempts: number

  @Field(() => Date, {
    description: 'When the next try is or was due, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { default: () => 'now()' })
  dueAt: Date

  /** Set while a server sends it; only the server that knows it may write the result. */
  @Column('uuid', { nullable: true })
  lease: string | null

  @Column('timestamptz', { nullable: true })
  leaseUntil: Date | null

  @Field(() => Date, {
    nullable: true,
    description: 'When the latest try began, as an ISO 8601 instant (UTC); null before the first.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt: Date | null

  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the latest response; null if there was none.',
  })
  @Column('int', { nullable: true })
  status: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The beginning of the latest response, at most 2,048 bytes; null without one.',
  })
  @Column('varchar', { length: ANSWER_MAX, nullable: true })
  answer: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Why the latest try failed, in one sentence; null if it did not.',
  })
  @Column('varchar', { length: FAILURE_MAX, nullable: true })
  failure: string | null

  @Field(() => Date, { description: 'When the event occurred, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}
