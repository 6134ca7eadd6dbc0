import { Field, ID, InputType, ObjectType } from 'type-graphql'
import {
  Column,
  PrimaryGeneratedColumn,
  type DeepPartial,
  type EntityTarget,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
} from 'typeorm'
import { db } from './db'
import { given } from './given'
import { Obeys } from './obeys'
import { rules } from './shared/rules'

/** What anybody may send without an account. Its entities say that submissionKey is unique. */
@ObjectType()
export abstract class Submission {
  @Field(() => ID, { description: 'A UUID.' })
  @PrimaryGeneratedColumn('uuid')
  id: string

  /** Made by the client, so that a retry after a lost answer stores one row, not two. */
  @Column('uuid', { nullable: true })
  submissionKey: string | null
}

@InputType()
export abstract class SubmissionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'A UUID the client makes per submission; sending it again stores nothing new and gives the first answer.',
  })
  @Obeys(rules.submissionKey)
  submissionKey?: string | null
}

/** Stores a submission. The same key again, even at the same time, gives the row that was stored first. */
export async function storeOnce<Row extends Submission>(
  entity: EntityTarget<Row>,
  key: string | null | undefined,
  row: DeepPartial<Row>,
): Promise<Row> {
  const rows = db.getRepository(entity)
  const submissionKey = given(key)
  // A row is a full set of values, which TypeORM's generic types cannot tell.
  const values = Object.assign(rows.create(row), { submissionKey }) as QueryDeepPartialEntity<Row>
  const insert = rows.createQueryBuilder().insert().values(values).orIgnore().returning('id')
  // RETURNING gives the id of the row that was stored, or nothing.
  const [stored] = (await insert.execute()).raw as { id: string }[]
  // Both are columns of every Submission, as above.
  const where = (stored ? { id: stored.id } : { submissionKey }) as FindOptionsWhere<Row>
  return rows.findOneByOrFail(where)
}
