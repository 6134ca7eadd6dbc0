import { Column, Entity, OneToOne, PrimaryColumn, JoinColumn } from 'typeorm'
import { User } from '../../accounts/user.entity'

/** A person's authenticator app. One per person; not a second factor before it is confirmed. */
@Entity()
export class Authenticator {
  @PrimaryColumn('uuid')
  userId: string

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: User

  /** The secret that the app has too, encrypted for this person (SEC-A22). */
  @Column('varchar', { length: 200 })
  secret: string

  /** When the person has shown with a code that the app has the secret; null before. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  confirmedAt: Date | null

  /** The 30 seconds of the latest code that was accepted, counted from 1970; null before. */
  @Column('int', { nullable: true })
  lastStep: number | null
}
