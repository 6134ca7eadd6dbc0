import { Column, Entity, Generated, PrimaryColumn } from 'typeorm'

/** An address that a mail server has refused. It gets no further mail, unless it is the team's. */
@Entity()
export class MailAddress {
  /** Normalised, like a person's address. */
  @PrimaryColumn('varchar', { length: 254 })
  email: string

  /** The row's id in the audit log, which stores no addresses. */
  @Column('uuid')
  @Generated('uuid')
  id: string

  @Column('timestamptz')
  undeliverableSince: Date

  /** The mail server's reply. */
  @Column('varchar', { length: 300 })
  reason: string
}
