import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A backup made by any server or command. The file stays on that machine. */
@Entity()
@Index(['createdAt'])
export class BackupRun {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** The file's name, without its folder. */
  @Column('varchar', { length: 255 })
  file: string

  @Column('bigint')
  bytes: string
}
