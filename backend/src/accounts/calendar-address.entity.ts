import { CreateDateColumn, Entity, Unique } from 'typeorm'
import { OwnedRow } from './owned-row.entity'

/**
 * The right to read a member's bookings with a secret URL, without a session. It ends with their
 * access tokens and with their membership (SEC-K8). The token in the URL is computed from the id.
 */
@Entity()
@Unique('calendar_address_of_user', ['userId'])
export class CalendarAddress extends OwnedRow {
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
