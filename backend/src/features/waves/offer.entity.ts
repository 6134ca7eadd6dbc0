import { Field, ID, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import type { NotTold } from '../../mail/not-told'
import { Plan } from '../memberships/membership.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Wave } from './wave.entity'
import { InsertPosition } from '../../database/insert-position'

export const OfferState = defineEnum('OfferState', 'What became of an offer.', {
  open: 'Waits for an answer.',
  accepted: 'Accepted: the person is a member.',
  declined: 'Declined, or the person left the waitlist.',
  expired: 'Not answered in time.',
  withdrawn: 'Taken back by the club.',
})
export type OfferState = EnumValue<typeof OfferState>

/** The database allows one open or accepted offer for each place of a wave. */
const OFFER_PLACE_UNIQUE = 'offer_place_unique'
/** The database allows one open offer for each entry. */
const OFFER_ENTRY_UNIQUE = 'offer_entry_unique'

@ObjectType({ simpleResolvers: true, description: 'The offer of a membership to one person.' })
@Entity()
@Index(OFFER_PLACE_UNIQUE, ['waveId', 'place'], {
  unique: true,
  where: `state IN ('open', 'accepted')`,
})
@Index(OFFER_ENTRY_UNIQUE, ['entryId'], { unique: true, where: `state = 'open'` })
@Index('offer_due', ['expiresAt'], { where: `state = 'open'` })
@Index('offer_of_entry', ['entryId', 'sentAt'])
@Check('offer_place', '"place" BETWEEN 1 AND "waveSize"')
@Check('offer_decided', `(state = 'open') = ("decidedAt" IS NULL)`)
@Check('offer_plan', `(state = 'accepted') = ("plan" IS NOT NULL)`)
@Check('offer_expires', '"expiresAt" > "sentAt"')
export class Offer {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Column('uuid')
  waveId: string

  /** The wave's size, so that a CHECK can compare the place with it. */
  @Column('int')
  waveSize: number

  @ManyToOne(() => Wave)
  @JoinColumn([
    { name: 'waveId', referencedColumnName: 'id' },
    { name: 'waveSize', referencedColumnName: 'size' },
  ])
  wave?: Relation<Wave>

  @Field(() => Int, { description: 'Which of the wave’s places it offers, from 1.' })
  @Column('int')
  place: number

  @Column('uuid')
  entryId: string

  @ManyToOne(() => WaitlistEntry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entryId' })
  entry: Relation<WaitlistEntry>

  @Field(() => OfferState, { description: 'What became of it.' })
  @Column('enum', { enum: OfferState, default: OfferState.open })
  state: OfferState

  @Field(() => Date, { description: 'When it was sent, as an ISO 8601 instant (UTC).' })
  @Column({ type: 'timestamptz', precision: 3 })
  sentAt: Date

  @Field(() => Date, {
    description:
      'When it expires, as an ISO 8601 instant (UTC): a midnight in New York, so that the day before is the last.',
  })
  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date

  @Field(() => Date, {
    nullable: true,
    description: 'When it was decided, as an ISO 8601 instant (UTC); null while it is open.',
  })
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan that was accepted; null unless accepted.',
  })
  @Column('enum', { enum: Plan, nullable: true })
  plan: Plan | null

  @Field(() => String, {
    nullable: true,
    description:
      'Why it ended, if the club has withdrawn it, or if the person has left the waitlist; null otherwise, and if no reason was given.',
  })
  @Column('varchar', { length: 500, nullable: true })
  reason: string | null

  /** False if its mail was not written: the address was undeliverable. */
  @Column('boolean', { default: true })
  hasMail: boolean

  /** Whom the call that returns it could not tell; undefined otherwise. */
  notTold?: NotTold[]

  @InsertPosition()
  insertPosition: string
}
