import type { EntityManager } from 'typeorm'
import { db } from '../database/data-source'
import { lockRow } from '../database/lock-row'
import { queryPrepared } from '../database/prepared'
import { User } from './user.entity'

/** A row of the user table with the columns of `userColumns`. */
export type UserRow = Omit<
  User,
  | 'isAdmin'
  | 'staffRole'
  | 'emailConfirmed'
  | 'hasSecondFactor'
  | 'password'
  | 'emailChangedOn'
  | 'emailChanges'
  | 'wasTeam'
  | 'appointedAt'
>

/**
 * Returns the columns that TypeORM selects of a person, for hand-written statements. `table` is the
 * name or alias of the user table in the statement.
 */
export function userColumns(table: string): string {
  const columns = db.getMetadata(User).columns.filter(({ isSelect }) => isSelect)
  return columns.map(({ databaseName }) => `${table}."${databaseName}"`).join(', ')
}

export const toUser = (row: UserRow): User => Object.assign(new User(), row)

/**
 * Locks and returns the person with this id; null without one. Others can still insert rows that refer
 * to the person.
 */
export const lockUser = (id: string, em: EntityManager): Promise<User | null> =>
  lockRow(User, { id }, em, 'for_no_key_update')

/** A person, and the hash of their password. */
export interface UserWithPassword {
  user: User
  password: string
}

/** Finds the person with this address, which must be in lower case; null without one. */
export const findUserWithPassword = (email: string): Promise<UserWithPassword | null> =>
  findWithPassword('email', email)

/** Finds the person with this id; null without one. */
export const findUserWithPasswordById = (id: string): Promise<UserWithPassword | null> =>
  findWithPassword('id', id)

async function findWithPassword(
  column: 'email' | 'id',
  value: string,
): Promise<UserWithPassword | null> {
  const statement = {
    name: `user_by_${column}`,
    text: `SELECT ${userColumns('person')}, person.password FROM "user" person WHERE person.${column} = $1`,
  }
  const [row] = await queryPrepared<UserRow & { password: string }>(statement, [value])
  if (!row) return null
  const { password, ...user } = row
  return { user: toUser(user), password }
}
