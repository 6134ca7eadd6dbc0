import { Field, ID, ObjectType } from 'type-graphql'
import { Column, PrimaryGeneratedColumn } from 'typeorm'
import { InsertPosition } from '../database/insert-position'

/** Data that anybody can send without an account. Subclasses declare submissionKey unique. */
@ObjectType({ simpleResolvers: true })
export abstract class Submission {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Created by the client, so that a retry after a lost response stores one row, not two. */
  @Column('uuid', { nullable: true, select: false })
  submissionKey: string | null

  /**
   * HMAC-SHA-256 of the normalised input and the sender's account, if any. It needs a key, because
   * a plain hash would show a reader of the table which member gave an anonymous answer.
   */
  @Column('char', { name: 'submissionPrint', length: 64, nullable: true, select: false })
  submissionHash: string | null

  /** When the key stops returning the first response. */
  @Column('timestamptz', { nullable: true, select: false })
  replayUntil: Date | null

  @InsertPosition()
  insertPosition: string
}
