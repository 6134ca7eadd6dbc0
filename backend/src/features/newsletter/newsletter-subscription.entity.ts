import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'

@ObjectType({ simpleResolvers: true, description: 'An address that asked for the newsletter.' })
@Entity()
// Over trigrams, which TypeORM cannot write: the migration has it.
@Index('newsletter_subscription_search', { synchronize: false })
@Unique('newsletter_subscription_email_unique', ['email'])
@Index(['createdAt', 'id'])
export class NewsletterSubscription {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => String, { description: 'The address, in lower case.' })
  @Column('varchar', { length: 254 })
  email: string

  @Field(() => Date, { description: 'When it asked first, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, {
    nullable: true,
    description:
      'When a mailed link confirmed that it wants the newsletter, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null

  /** Since then it is on no list, until it confirms again. */
  @Column('timestamptz', { nullable: true })
  leftAt: Date | null

  /** What is searched, as plain_text writes it; a trigger of the migration keeps it. */
  @Column('text', { select: false })
  searchText: string
}
