import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from 'typeorm'

export enum Role {
  MEMBER = 'MEMBER',
  ADMIN = 'ADMIN',
}
registerEnumType(Role, {
  name: 'Role',
  description: 'What a signed-in person may do.',
  valuesConfig: {
    MEMBER: { description: 'A person with an account.' },
    ADMIN: { description: 'The club’s team; provisioned at start, never registered.' },
  },
})

export const USER_EMAIL_UNIQUE = 'user_email_unique'

@ObjectType({
  simpleResolvers: true,
  description: 'A person with an account. Only ever shown to that person.',
})
@Entity()
// Over expressions and trigrams, which TypeORM cannot write: migrations have them, waitlist-list.service.ts uses them.
@Index('user_search', { synchronize: false })
@Index('user_name', { synchronize: false })
@Index('user_member_since', { synchronize: false })
@Unique(USER_EMAIL_UNIQUE, ['email'])
export class User {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Stored normalised (trimmed, NFKC, lower case), so that the unique constraint sees every spelling. */
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
    description: 'An https address of a portrait, when there is one.',
  })
  @Column('varchar', { length: 2048, nullable: true })
  profileImageUrl: string | null

  /** When the person proved that mail to this address reaches them; null while they have not. */
  @Column('timestamptz', { nullable: true })
  emailConfirmedAt: Date | null

  @Column('varchar', { length: 512, select: false })
  password: string

  @Field(() => String, { description: 'How the person signs in: local.' })
  @Column('varchar', { length: 32, default: 'local' })
  authProvider: string

  @Field(() => String, {
    nullable: true,
    description: 'champion, elite or pro; null for a basic member.',
  })
  @Column('varchar', { length: 32, nullable: true })
  membershipPlan: string | null

  @Field(() => String, { description: 'active unless the club has changed it.' })
  @Column('varchar', { length: 32, default: 'active' })
  membershipStatus: string

  @Field(() => Date, {
    nullable: true,
    description: 'When the person became a member, as an ISO 8601 instant (UTC).',
  })
  @Column('timestamptz', { nullable: true })
  joinDate: Date | null

  @Field(() => Date, { description: 'When the account was made, as an ISO 8601 instant (UTC).' })
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date

  @Field(() => Date, {
    description: 'When the account last changed, as an ISO 8601 instant (UTC).',
  })
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date

  /** The New York date of the latest change of address, and how many there were on it. */
  @Column('date', { nullable: true, select: false })
  emailChangedOn: string | null

  @Column('int', { default: 0, select: false })
  emailChanges: number

  /** What is searched, as plain_text writes it; a trigger of the migration keeps it. */
  @Column('text', { select: false })
  searchText: string

  @Field(() => Role, { description: 'What this person may do.' })
  @Column('enum', { enum: Role, default: Role.MEMBER })
  role: Role

  /** True for the account that is, or once was, the team's: of members' accounts it alone may become so (decision S27). */
  @Column('boolean', { default: false, select: false })
  wasTeam: boolean

  @Field(() => Boolean, {
    description: 'True once the person has proved that mail to the address reaches them.',
  })
  get emailConfirmed(): boolean {
    return this.emailConfirmedAt !== null
  }

  @Field(() => Boolean, { description: 'True for the team account; decided by the server.' })
  get isAdmin(): boolean {
    return this.role === Role.ADMIN
  }
}
