import { Field, ID, ObjectType } from 'type-graphql'
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { PASSKEY_NAME_MAX } from '../../shared/second-factor-rules'

/** A passkey (WebAuthn credential) of a person. Its private key never leaves their device. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'A passkey of the caller: signs in by a fingerprint, a face or a PIN of a device.',
})
export class Passkey {
  @Field(() => ID, { description: 'UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  @Index()
  @Column('uuid')
  userId: string

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'userId' })
  user: User

  /** What the authenticator calls it, in base64url: at most 1023 bytes. */
  @Column('varchar', { length: 1364, unique: true })
  credentialId: string

  /** In the format COSE. */
  @Column('bytea')
  publicKey: Buffer<ArrayBuffer>

  /** How often the authenticator says it was used; always 0 if it does not count. 32 bits, unsigned. */
  @Column('bigint', { transformer: { from: Number, to: String } })
  counter: number

  @Field(() => String, { description: 'The name that the caller gave it.' })
  @Column('varchar', { length: PASSKEY_NAME_MAX })
  name: string

  /** How browsers reach the authenticator, such as by USB or in the device itself. */
  @Column('varchar', { array: true })
  transports: string[]

  @Field(() => Date, { description: 'When it was added.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date

  @Field(() => Date, {
    nullable: true,
    description: 'When the caller last signed in with it; null before the first time.',
  })
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastUsedAt: Date | null

  /** When the latest challenge that counted was created; null before the first. Earlier ones count no more. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  lastChallengeAt: Date | null
}
