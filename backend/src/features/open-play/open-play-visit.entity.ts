import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { OwnedRow } from '../../accounts/owned-row.entity'

/** A member’s word that they come to a night’s open play (OPEN-1). */
@Entity()
@Unique('open_play_visit_unique', ['userId', 'night'])
@Index(['night', 'comesAt'])
export class OpenPlayVisit extends OwnedRow {
  /** The New York date of the evening. */
  @Column('date')
  night: string

  /** When the member comes, about: a full hour of the night. */
  @Column('timestamptz')
  comesAt: Date

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
