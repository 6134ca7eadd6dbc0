import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm'
import { User } from '../../accounts/user.entity'
import { Letter } from './letter.entity'

/** An address that a letter goes to, chosen when its sending began. Its mail has the key `letter:<id>`. */
@Entity()
@Unique('letter_recipient_email_unique', ['letterId', 'email'])
@Index('letter_recipient_email', ['email'])
@Index('letter_recipient_user', ['userId'])
export class LetterRecipient {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  letterId: string

  @ManyToOne(() => Letter, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'letterId' })
  letter: Relation<Letter>

  /** Normalised, like a person's address. */
  @Column('varchar', { length: 254 })
  email: string

  /** Null for an address without an account. */
  @Column('uuid', { nullable: true })
  userId: string | null

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'userId' })
  user?: Relation<User> | null
}
