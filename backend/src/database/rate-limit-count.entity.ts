import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * How often somebody has done something, counted by all servers together (decision O15). The first three columns, in
 * this order, are those of rate-limiter-flexible's store, which writes most rows.
 */
@Entity()
export class RateLimitCount {
  /** The limit's name and an HMAC of an address or account: it names nobody. */
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

  /** How many sign-ins are being judged: each may fail yet. */
  @Column('int', { default: 0 })
  judging: number
}
