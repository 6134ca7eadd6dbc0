import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { User } from '../../accounts/user.entity'

/** A recovery code that was not used yet. A used one is deleted. */
@Entity()
export class RecoveryCode {
  @PrimaryColumn('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: User

  /** SHA-256 of the code, in hex. The code has 120 random bits and is not stored. */
  @PrimaryColumn('character', { length: 64 })
  hash: string
}
