import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/** The session store's table (SPEC-2); written by express-session through `SessionStore`, never by a service. */
@Entity()
// Over (sess ->> 'userId'), which TypeORM cannot write: a migration has it, all sessions of a person end by it.
@Index('session_user_id', { synchronize: false })
// Over (sess ->> 'formerId'), of those that have one.
@Index('session_former_id', { synchronize: false })
export class Session {
  @PrimaryColumn('varchar', { primaryKeyConstraintName: 'session_pkey' })
  sid: string

  @Column({ type: 'json' })
  sess: { userId?: string }

  @Index()
  @Column({ type: 'timestamptz', precision: 6 })
  expire: Date
}
