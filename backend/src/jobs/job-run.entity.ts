import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The last results of a job, on any server. A job that has never been started has no row. */
@Entity()
export class JobRun {
  /** A job's name. */
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'job_run_pkey' })
  name: string

  /** Null if the first run was aborted by a stopping server. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt: Date | null

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  succeededAt: Date | null

  /** The duration of the last successful run. */
  @Column('int', { nullable: true })
  durationMs: number | null

  /** The number of failed runs since the first. */
  @Column('int', { default: 0 })
  failures: number

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  failedAt: Date | null
}
