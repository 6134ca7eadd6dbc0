import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'

/** An address that asked for the newsletter. */
@Entity()
@Unique('newsletter_subscription_email_unique', ['email'])
export class NewsletterSubscription {
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('varchar', { length: 254 })
  email: string

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date
}
