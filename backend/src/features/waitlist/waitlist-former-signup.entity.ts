import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

/**
 * The day of a sign-up whose entry has a newer one, because the person left and joined again. It
 * keeps the count of that day.
 */
@Entity()
export class WaitlistFormerSignup {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Index()
  @Column('date')
  day: string
}
