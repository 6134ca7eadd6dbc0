import { Field, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { Column, CreateDateColumn, Entity, Index, Unique } from 'typeorm'
import { Submission } from '../../submissions/submission.entity'

export const ContactStatus = defineEnum(
  'ContactStatus',
  'How far the team has handled a contact submission.',
  {
    new: 'Not opened yet.',
    read: 'Read by the team.',
    replied: 'The team has replied.',
    closed: 'Nothing remains to be done.',
  },
)
export type ContactStatus = EnumValue<typeof ContactStatus>

@ObjectType({ simpleResolvers: true, description: 'A message to the club.' })
@Entity()
// Trigram indexes, which TypeORM cannot define: migrations create them.
@Index('contact_submission_search', { synchronize: false })
@Index('contact_submission_phone', { synchronize: false })
@Index('contact_submission_email', ['email'])
@Unique('contact_submission_key_unique', ['submissionKey'])
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
export class ContactSubmission extends Submission {
  @Field(() => String, { description: 'The sender’s name; at most 100 characters.' })
  @Column('varchar', { length: 100 })
  name: string

  @Field(() => String, { description: 'The sender’s mail address, for the reply.' })
  @Column('varchar', { length: 254 })
  email: string

  @Field(() => String, {
    nullable: true,
    description: 'The sender’s telephone number; null if none was given.',
  })
  @Column('varchar', { length: 40, nullable: true })
  phone: string | null

  @Field(() => String, {
    // One point for each 1,000 characters, like the surveys' comments.
    complexity: 5,
    description: 'The message; at most 5000 characters.',
  })
  @Column('varchar', { length: 5000 })
  message: string

  @Field(() => ContactStatus, { description: 'How far the team has handled it.' })
  @Column('enum', { enum: ContactStatus, default: ContactStatus.new })
  status: ContactStatus

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  /** The searchable text, normalized by `plain_text`; a trigger in the migration maintains it. */
  @Column('text', { select: false })
  searchText: string
}
