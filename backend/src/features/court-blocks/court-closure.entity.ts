import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { InsertPosition } from '../../database/insert-position'
import { BLOCK_TITLE_MAX, CLOSURE_NOTE_MAX } from '../../shared/desk-rules'
import { Court } from '../courts/court.entity'
import { BlockKind, Weekday } from './block.options'

/**
 * Times at which the team closes courts. Its blocks follow it (BOOKING-40). Whoever returns one sets the
 * fields without a column.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'Times at which the team closes courts, on one day or on many. Its blocks follow it.',
})
@Entity()
@Index('court_closure_listed', ['from', 'id'], { where: '"removedAt" IS NULL' })
@Index(['createdAt', 'id'])
@Check('court_closure_days', '"until" >= "from"')
@Check('court_closure_courts', 'cardinality("courtIds") > 0')
export class CourtClosure {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid', { array: true })
  courtIds: string[]

  @Field(() => [Court], { description: 'The courts, by number.' })
  courts: Court[]

  @Field(() => LocalDate, { description: 'The first day in New York, as YYYY-MM-DD.' })
  @Column('date')
  from: string

  @Field(() => LocalDate, { description: 'The last day in New York, as YYYY-MM-DD.' })
  @Column('date')
  until: string

  @Field(() => [Weekday], {
    nullable: true,
    description: 'The days of the week; null means every day.',
  })
  @Column('enum', { enum: Weekday, array: true, nullable: true })
  weekdays: Weekday[] | null

  @Field(() => GraphQLLocalTime, { description: 'When it begins in New York, as HH:MM.' })
  @Column('varchar', { length: 5 })
  startTime: string

  @Field(() => GraphQLLocalTime, {
    description: 'When it ends, as HH:MM. A time that is not after `startTime` is on the next day.',
  })
  @Column('varchar', { length: 5 })
  endTime: string

  @Field(() => BlockKind, { description: 'Why the courts are closed.' })
  @Column('enum', { enum: BlockKind })
  kind: BlockKind

  @Field(() => String, { description: 'What the team calls it; at most 80 characters.' })
  @Column('varchar', { length: BLOCK_TITLE_MAX })
  title: string

  @Field(() => String, {
    nullable: true,
    description: 'One line for members; at most 140 characters. Null if they read nothing.',
  })
  @Column('varchar', { length: CLOSURE_NOTE_MAX, nullable: true })
  note: string | null

  @Field(() => Boolean, {
    description:
      'Whether the site’s line shows `note` to everybody, from 7 days before its first day until its last end.',
  })
  @Column('boolean', { default: false })
  isNoteOnSite: boolean

  // As text: pg reads an array of days as instants.
  @Field(() => [LocalDate], {
    description: 'The days between the first and the last one that are skipped, in order.',
  })
  @Column('varchar', { length: 10, array: true, default: () => `'{}'` })
  skippedDates: string[]

  @Field(() => Int, {
    description: 'How many bookings to come are in the way and keep their time.',
  })
  bookingsInTheWay: number

  @Field(() => Date, {
    nullable: true,
    description: 'When it was removed, as an ISO 8601 instant (UTC); null while it is in force.',
  })
  @Column('timestamptz', { nullable: true })
  removedAt: Date | null

  @Field(() => Date, { description: 'When it was made, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @InsertPosition()
  insertPosition: string
}
