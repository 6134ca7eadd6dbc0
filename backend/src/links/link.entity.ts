import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/** A mailed link. The token is not stored: it is computed from the id when needed. */
@Entity()
// Only the newest is valid: creating another uses up the older one.
@Index('link_open_unique', ['purpose', 'subject'], { unique: true, where: '"usedAt" IS NULL' })
// A trigger looks here whether an address may be given back (ACCOUNT-42).
@Index('link_undo_email', ['email'], {
  where: `"purpose" = 'undo_email_change' AND "usedAt" IS NULL`,
})
@Check('link_expires', '"expiresAt" > "createdAt"')
export class Link {
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** The name of a LinkPurpose. */
  @Column('varchar', { length: 40 })
  purpose: string

  /** The id of the person or of the subscription. */
  @Column('uuid')
  subject: string

  /** The address that the link was mailed to, normalised. */
  @Column('varchar', { length: 254 })
  email: string

  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** Null if it never expires. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null
}
