import { Column, Entity, Index, PrimaryColumn } from 'typeorm'

/**
 * The session table (SPEC-2). express-session writes it through `SessionStore`; services never do.
 */
@Entity()
// On (sess ->> 'userId'), used to end all sessions of a person. Created by a migration, because
// TypeORM cannot declare an index on an expression.
@Index('session_user_id', { synchronize: false })
// On (sess ->> 'formerId'), where it is not null; created by a migration too.
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
