import { Field, ID, ObjectType } from 'type-graphql'
import { InsertPosition } from '../database/insert-position'
import { defineEnum, type EnumValue } from '../core/define-enum'
import { AppointedRole, StaffRole } from './staff-role'
import type { SecondFactorKind } from './second-factor-kind'
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm'

export const Role = defineEnum('Role', 'The permissions of a signed-in person.', {
  MEMBER: 'A person with an account.',
  ADMIN: 'The club’s owner. The account is created at server start, not by registering.',
})
export type Role = EnumValue<typeof Role>

export const USER_EMAIL_UNIQUE = 'user_email_unique'

@ObjectType({
  simpleResolvers: true,
  description: 'A person with an account. Only that person can read it.',
})
@Entity()
// On expressions and trigrams, which TypeORM cannot declare: migrations create these indexes, and
// waitlist-list.service.ts uses them.
@Index('user_search', { synchronize: false })
@Index('user_name', { synchronize: false })
@Index('user_member_since', { synchronize: false })
@Unique(USER_EMAIL_UNIQUE, ['email'])
@Index('user_places_asked', ['placesAskedAt'], { where: `"placesAskedAt" IS NOT NULL` })
@Index('user_deletion_due', ['deletionDueAt'], { where: `"deletionDueAt" IS NOT NULL` })
@Check(
  'user_play_level',
  '"playLevel" BETWEEN 2 AND 5 AND "playLevel" * 2 = round("playLevel" * 2)',
)
@Check('user_owner_not_appointed', `"role" = 'MEMBER' OR "appointedRole" IS NULL`)
export class User {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /**
   * Stored normalised (ACCOUNT-4), so that the unique constraint covers all
   * spellings.
   */
  @Field(() => String, {
    description: 'The address the person signs in with, in lower case; unique.',
  })
  @Column('varchar', { length: 254 })
  email: string

  @Field(() => String, { nullable: true, description: 'Given name; at most 100 characters.' })
  @Column('varchar', { length: 100, nullable: true })
  firstName: string | null

  @Field(() => String, { nullable: true, description: 'Family name; at most 100 characters.' })
  @Column('varchar', { length: 100, nullable: true })
  lastName: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The https URL of a portrait, at most 2048 characters; null if there is none.',
  })
  @Column('varchar', { length: 2048, nullable: true })
  profileImageUrl: string | null

  /**
   * When the person used a link mailed to the address, or the server start confirmed the team's;
   * null before.
   */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null

  @Column('varchar', { length: 512, select: false })
  password: string

  @Field(() => String, { description: 'How the person signs in; always `local`, with a password.' })
  @Column('varchar', { length: 32, default: 'local' })
  authProvider: string

  @Field(() => String, {
    nullable: true,
    description:
      'Free text of the team, such as `champion`, `elite` or `pro`; at most 32 characters. Null for a basic member.',
  })
  @Column('varchar', { length: 32, nullable: true })
  membershipPlan: string | null

  @Field(() => String, { description: '`active` unless the club has changed it.' })
  @Column('varchar', { length: 32, default: 'active' })
  membershipStatus: string

  @Field(() => Date, {
    nullable: true,
    description:
      'When the person became a member, as an ISO 8601 instant (UTC); set at registration.',
  })
  @Column('timestamptz', { nullable: true })
  joinDate: Date | null

  @Field(() => Date, { description: 'When the account was created, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @Field(() => Date, {
    description: 'When the account last changed, as an ISO 8601 instant (UTC).',
  })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date

  /** Whether a mail comes 24 hours before the person's bookings, and 3 hours before (MAIL-30). */
  @Column('boolean', { default: true, select: false })
  remindsDayBefore: boolean

  @Column('boolean', { default: true, select: false })
  remindsHoursBefore: boolean

  /** Whether the team's mail of each workday comes; it matters for staff only (MAIL-32). */
  @Column('boolean', { default: true, select: false })
  getsDigest: boolean

  /** The New York date for which the team's mail was last considered, sent or not (MAIL-32). */
  @Column('date', { nullable: true, select: false })
  digestOn: string | null

  /** The level of play that the person states, 2.0 to 5.0 in halves, and whether members read their first name (OPEN-2). */
  @Column('double precision', { nullable: true, select: false })
  playLevel: number | null

  @Column('boolean', { default: false, select: false })
  showsPlayName: boolean

  /** When the person has asked to be told once when the waitlist has places again; null once told (MAIL-33). */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  placesAskedAt: Date | null

  /** The New York date of the latest change of address, and the number of changes on that date. */
  @Column('date', { nullable: true, select: false })
  emailChangedOn: string | null

  @Column('int', { default: 0, select: false })
  emailChanges: number

  /**
   * The searchable text, normalised by the SQL function plain_text; a trigger keeps it up to date.
   */
  @Column('text', { select: false })
  searchText: string

  @Field(() => Role, { description: 'The person’s permissions.' })
  @Column('enum', { enum: Role, default: Role.MEMBER })
  role: Role

  /** The role that the owner has given the person; null for members and for the owner. */
  @Column('enum', { enum: AppointedRole, nullable: true })
  appointedRole: AppointedRole | null

  /** When the person joined the staff; null for members and for the owner. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  appointedAt: Date | null

  /**
   * The kinds of second factor that the person has. A copy of what the tables of the feature
   * second-factors hold, which is written in the same transaction: sign-ins and checks of rights
   * need no other query (ACCOUNT-45).
   */
  @Column('varchar', { length: 20, array: true, default: () => `'{}'` })
  secondFactors: SecondFactorKind[]

  /**
   * True for an account that is or was the team account. Of the members' accounts only such an
   * account can become the team account (ACCOUNT-27).
   */
  @Column('boolean', { default: false, select: false })
  wasTeam: boolean

  /** When the account is due to be deleted, because the person asked for it; null otherwise (ACCOUNT-51). */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletionDueAt: Date | null

  /** When the person last signed in; for accounts of before this column, when it was added (ACCOUNT-68). */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()', select: false })
  lastSignInAt: Date

  /** When the person was told that the account is unused; null otherwise, and after a sign-in (ACCOUNT-68). */
  @Column({ type: 'timestamptz', precision: 3, nullable: true, select: false })
  inactivityToldAt: Date | null

  /** When it was deleted: the row has neither name nor address then (ACCOUNT-53). */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null

  @InsertPosition()
  insertPosition: string

  @Field(() => Boolean, {
    description:
      'True once the person has used a link mailed to the address; always true for the team.',
  })
  get emailConfirmed(): boolean {
    return this.emailConfirmedAt !== null
  }

  @Field(() => Boolean, { description: 'True for the owner; clients cannot set it.' })
  get isAdmin(): boolean {
    return this.role === Role.ADMIN
  }

  @Field(() => Boolean, {
    description:
      'True if a sign-in with the password asks for a second factor: a code of an app, or a passkey.',
  })
  get hasSecondFactor(): boolean {
    return this.secondFactors.length > 0
  }

  @Field(() => StaffRole, {
    nullable: true,
    description: 'What the person does for the club; null for everyone but staff.',
  })
  get staffRole(): StaffRole | null {
    return this.isAdmin ? StaffRole.OWNER : this.appointedRole
  }
}
