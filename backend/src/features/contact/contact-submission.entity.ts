import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { Submission } from '../../submissions/submission.entity'

export enum ContactStatus {
  new = 'new',
  read = 'read',
  replied = 'replied',
  closed = 'closed',
}
registerEnumType(ContactStatus, {
  name: 'ContactStatus',
  description: 'What the team has done with a contact submission.',
  valuesConfig: {
    new: { description: 'Nobody has opened it.' },
    read: { description: 'Somebody has read it.' },
    replied: { description: 'It has been answered.' },
    closed: { description: 'Nothing is left to do.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'A message to the club.' })
@Entity()
// Over trigrams, which TypeORM cannot write: the migration has it.
@Index('contact_submission_search', { synchronize: false })
@Unique('contact_submission_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
export class ContactSubmission extends Submission {
  @Field(() => String, { description: 'Who wrote; at most 100 characters.' })
  @Column('varchar', { length: 100 })
  name: string

  @Field(() => String, { description: 'Where to answer.' })
  @Column('varchar', { length: 254 })
  email: string

  @Field(() => String, { nullable: true, description: 'A telephone number, when one was given.' })
  @Column('varchar', { length: 40, nullable: true })
  phone: string | null

  @Field(() => String, {
    // One for each 1,000 characters, as the surveys' comments.
    complexity: 5,
    description: 'The message; at most 5000 characters.',
  })
  @Column('varchar', { length: 5000 })
  message: string

  @Field(() => ContactStatus, { description: 'What the team has done with it.' })
  @Column('enum', { enum: ContactStatus, default: ContactStatus.new })
  status: ContactStatus

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** What is searched, as plain_text writes it; a trigger of the migration keeps it. */
  @Column('text', { select: false })
  searchText: string
}
