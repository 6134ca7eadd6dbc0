import { Field, ID, ObjectType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'
import { InsertPosition } from '../../database/insert-position'

@ObjectType({ simpleResolvers: true, description: 'An address that subscribed to the newsletter.' })
@Entity()
// A trigram index, which TypeORM cannot define: the migration creates it.
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

  @Field(() => Date, { description: 'When it first subscribed, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, {
    nullable: true,
    description:
      'When the address was confirmed with a mailed link, as an ISO 8601 instant (UTC); null before.',
  })
  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null

  /** When the address left. It is on no list until it confirms again. */
  @Column('timestamptz', { nullable: true })
  leftAt: Date | null

  /** The searchable text, normalized by `plain_text`; a trigger in the migration maintains it. */
  @Column('text', { select: false })
  searchText: string

  @InsertPosition()
  insertPosition: string
}
