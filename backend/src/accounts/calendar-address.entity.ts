import {
  Column,
  CreateDateColumn,
  Entity,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'
import { User } from './user.entity'

/**
 * The right to read a member's bookings with a secret URL, without a session. It ends with their
 * access tokens and with their membership (SEC-K8). The token in the URL is computed from the id.
 */
@Entity()
@Unique('calendar_address_of_user', ['userId'])
export class CalendarAddress {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  user: User

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
