import { Field, ID, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { InsertPosition } from '../../database/insert-position'
import { SITE_NOTICE_MAX } from '../../shared/site-notice-rules'
import { SiteNoticePlace, SiteNoticeTone } from './site-notice.options'

/** A line above the site’s pages for a time (NOTICE-1). */
@ObjectType({
  simpleResolvers: true,
  description: 'A line above the site’s pages for a time, as the team reads it.',
})
@Entity()
@Index(['endsAt'])
@Index(['startsAt', 'id'])
@Index(['createdAt', 'id'])
@Index('site_notice_of_closure', ['closureId'], { unique: true })
@Check('site_notice_times', '"endsAt" > "startsAt"')
export class SiteNotice {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Field(() => String, { description: 'The line; 1 to 140 characters.' })
  @Column('varchar', { length: SITE_NOTICE_MAX })
  text: string

  @Field(() => Date, { description: 'When it begins, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  startsAt: Date

  @Field(() => Date, { description: 'When it ends, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  endsAt: Date

  @Field(() => SiteNoticePlace, { description: 'The pages that show it.' })
  @Column('enum', { enum: SiteNoticePlace })
  place: SiteNoticePlace

  @Field(() => SiteNoticeTone, { description: 'How it looks.' })
  @Column('enum', { enum: SiteNoticeTone })
  tone: SiteNoticeTone

  /** The closure that it follows (NOTICE-6). */
  @Field(() => ID, {
    nullable: true,
    description: 'The UUID of the closure that it follows; null if somebody wrote it.',
  })
  @Column('uuid', { nullable: true })
  closureId: string | null

  /** Copied at the time, as in the audit log: the line outlives its author's account. */
  @Column('uuid')
  authorId: string

  @Field(() => String, {
    description: 'The email address of its author’s account at the time.',
  })
  @Column('varchar', { length: 254 })
  authorEmail: string

  @Field(() => Date, { description: 'When it was written, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}
