import { db } from '../database/data-source'
import { queryPrepared } from '../database/prepared'
import { User } from './user.entity'

/** A person's row, as `userColumns` selects it. */
export type UserRow = Omit<
  User,
  'isAdmin' | 'password' | 'emailChangedOn' | 'emailChanges' | 'wasTeam'
>

/** What TypeORM would select of a person, for statements of our own; `table` is its name or alias there. */
export function userColumns(table: string): string {
  const columns = db.getMetadata(User).columns.filter(({ isSelect }) => isSelect)
  return columns.map(({ databaseName }) => `${table}."${databaseName}"`).join(', ')
}

export const toUser = (row: UserRow): User => Object.assign(new User(), row)

type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'password' | 'joinDate'>

/** Stores a person in one statement. Rejects with the driver's error when the address is taken. */
export async function insertUser({
  email,
  firstName,
  lastName,
  password,
  joinDate,
}: NewUser): Promise<User> {
  const statement = {
    name: 'insert_user',
    text: `INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
      VALUES ($1, $2, $3, $4, $5) RETURNING ${userColumns('"user"')}`,
  }
  const values = [email, firstName, lastName, password, joinDate]
  const [row] = await queryPrepared<UserRow>(statement, values)
  if (!row) throw new Error('an INSERT that gives no row back')
  return toUser(row)
}

/** The person with this address, in lower case, and the hash of their password; null without one. */
export async function findUserWithPassword(
  email: string,
): Promise<{ user: User; password: string } | null> {
  const statement = {
    name: 'user_by_email',
    text: `SELECT ${userColumns('person')}, person.password FROM "user" person WHERE person.email = $1`,
  }
  const [row] = await queryPrepared<UserRow & { password: string }>(statement, [email])
  if (!row) return null
  const { password, ...user } = row
  return { user: toUser(user), password }
}
