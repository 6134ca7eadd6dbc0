import { Field, ID, ObjectType } from 'type-graphql'
import { Check, Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { AppointedRole } from '../../accounts/staff-role'
import { User } from '../../accounts/user.entity'

/** An invitation that is open: neither accepted nor withdrawn. It may have expired. */
export const OPEN_INVITATION = '"acceptedAt" IS NULL AND "revokedAt" IS NULL'

@ObjectType({
  simpleResolvers: true,
  description: 'An invitation to join the staff, mailed as a link.',
})
@Entity()
@Index('staff_invitation_open_unique', ['email'], { unique: true, where: OPEN_INVITATION })
@Check('staff_invitation_expires', '"expiresAt" > "createdAt"')
@Check('staff_invitation_ends_once', '"acceptedAt" IS NULL OR "revokedAt" IS NULL')
export class StaffInvitation {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Stored normalised (ACCOUNT-4). */
  @Field(() => String, { description: 'The address that is invited, in lower case.' })
  @Column('varchar', { length: 254 })
  email: string

  @Field(() => AppointedRole, { description: 'The role that the person will have.' })
  @Column('enum', { enum: AppointedRole })
  role: AppointedRole

  @Column('uuid')
  invitedById: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  invitedBy: User

  @Field(() => Date, {
    description: 'When it was last mailed, as an ISO 8601 instant (UTC).',
  })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, {
    description: 'From this instant on its link is refused, as an ISO 8601 instant (UTC).',
  })
  @Column({ type: 'timestamptz', precision: 3 })
  expiresAt: Date

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  acceptedAt: Date | null

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  revokedAt: Date | null
}
