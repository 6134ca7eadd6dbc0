import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The session store's table (SPEC-2); written by express-session, never by a service. */
@Entity()
export class Session {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'session_pkey' })
  sid: string

  @Column({ type: 'json' })
  sess: { userId?: string }

  @Index()
  @Column({ type: 'timestamptz', precision: 6 })
  expire: Date
}
