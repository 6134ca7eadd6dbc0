import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * A count toward a rate limit, shared by all servers (OPS-15). The first three columns and
 * their order are required by rate-limiter-flexible's store, which writes most rows.
 */
@Entity()
export class RateLimitCount {
  /** The limit's name and an HMAC of an address or account, which identifies nobody. */
  @PrimaryColumn({
    type: 'varchar',
    length: 255,
    primaryKeyConstraintName: 'rate_limit_count_pkey',
  })
  key: string

  @Column('int', { default: 0 })
  points: number

  /** In milliseconds since 1970. */
  @Index()
  @Column('bigint', { nullable: true })
  expire: string | null

  /** The number of sign-ins in progress, each of which may still fail. */
  @Column('int', { default: 0 })
  judging: number
}
