import { Field, ID, ObjectType } from 'type-graphql'
import { Column, PrimaryGeneratedColumn } from 'typeorm'

/** What anybody may send without an account. Its entities say that submissionKey is unique. */
@ObjectType({ simpleResolvers: true })
export abstract class Submission {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Made by the client, so that a retry after a lost answer stores one row, not two. */
  @Column('uuid', { nullable: true, select: false })
  submissionKey: string | null

  /**
   * HMAC-SHA-256 of the normalised input and the account that sent it, if any. Under a key of the
   * server's, because a bare hash would tell the table's reader which member gave an anonymous answer.
   */
  @Column('char', { name: 'submissionPrint', length: 64, nullable: true, select: false })
  submissionHash: string | null

  /** Until when the key gives the first answer again. */
  @Column('timestamptz', { nullable: true, select: false })
  replayUntil: Date | null
}
