import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A link that was mailed, without its token: that is made from the id when it is needed, and never stored. */
@Entity()
// The newest counts: asking again uses up the older one.
@Index('link_open_unique', ['purpose', 'subject'], { unique: true, where: '"usedAt" IS NULL' })
@Check('link_expires', '"expiresAt" > "createdAt"')
export class Link {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** The name of a LinkPurpose. */
  @Column('varchar', { length: 40 })
  purpose: string

  /** The id of the person, or of the subscription, it is for. */
  @Column('uuid')
  subject: string

  /** The address it proves, normalised. */
  @Column('varchar', { length: 254 })
  email: string

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** Null for one that never expires. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null
}
