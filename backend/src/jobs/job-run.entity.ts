import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How a job has gone, on whichever server. A job that has never been started has no row. */
@Entity()
export class JobRun {
  /** A job's name. */
  @PrimaryColumn({ type: 'varchar', length: 40, primaryKeyConstraintName: 'job_run_pkey' })
  name: string

  /** Null when the first run was given up by a server that stopped. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  startedAt: Date | null

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  succeededAt: Date | null

  /** Of the last run that succeeded. */
  @Column('int', { nullable: true })
  durationMs: number | null

  /** How many runs have failed, since ever. */
  @Column('int', { default: 0 })
  failures: number

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  failedAt: Date | null
}
