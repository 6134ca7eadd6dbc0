import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { sentType, type WebhookData } from './webhook-event-type'

/** Something that happened, stored in its transaction, for the endpoints that receive its kind. */
@Entity()
@Index(['createdAt'])
@Check('webhook_event_data', `jsonb_typeof("data") = 'object'`)
export class WebhookEvent {
  /** Also the header webhook-id: the same at each try. */
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** The name of a WebhookEventType, possibly of another version. */
  @Column('varchar', { length: 40 })
  type: string

  @Column('jsonb')
  data: WebhookData

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}

/** Returns the body of each delivery of the event. */
export const payloadOf = ({ id, type, createdAt, data }: WebhookEvent): string =>
  JSON.stringify({ id, type: sentType(type), createdAt, data })
