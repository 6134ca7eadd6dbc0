import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { User } from '../accounts/user.entity'

/** The response to a mutation that was sent with a key; a repeated request gets it again (ADR-41). */
@Entity()
export class MutationResponse {
  /** The request's key, as `ownKey` returns it. */
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'mutation_response_pkey' })
  key: string

  @Index('mutation_response_user')
  @Column('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'mutation_response_user_fk' })
  user?: Relation<User>

  /** HMAC-SHA-256 of the request and of the rights of its caller. */
  @Column('char', { length: 64 })
  requestHash: string

  /** The result as JSON, sealed; null while the mutation runs. */
  @Column('text', { nullable: true })
  response: string | null

  @Index('mutation_response_created')
  @Column('timestamptz')
  createdAt: Date
}
