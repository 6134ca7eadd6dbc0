import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { User } from '../../accounts/user.entity'

/** A member who hides from another one: neither sees names, spots or invitations of the other (HIDE-1). */
@Entity()
export class HiddenMember {
  /** Who hides. */
  @PrimaryColumn('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: Relation<User>

  /** From whom. */
  @PrimaryColumn('uuid')
  @Index()
  hiddenId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'hiddenId' })
  hidden: Relation<User>

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date
}
