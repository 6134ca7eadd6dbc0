import { Column, Entity, Generated, PrimaryColumn } from 'typeorm'

/** An address that a mail server has refused: no mail is written to it, but to the team's. */
@Entity()
export class MailAddress {
  /** Normalised, like a person's address. */
  @PrimaryColumn('varchar', { length: 254 })
  email: string

  /** What the audit log calls the row, which knows no address. */
  @Column('uuid')
  @Generated('uuid')
  id: string

  @Column('timestamptz')
  undeliverableSince: Date

  /** What the mail server said. */
  @Column('varchar', { length: 300 })
  reason: string
}
