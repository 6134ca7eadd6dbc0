import DataLoader from 'dataloader'
import { Field, ID, ObjectType } from 'type-graphql'
import { db } from '../database/data-source'

@ObjectType({ simpleResolvers: true, description: 'The account that has an address.' })
export class AccountReference {
  @Field(() => ID, { description: 'The account’s UUID, as in `person`.' })
  id: string
}

const ACCOUNTS = `SELECT id, email FROM "user" WHERE email = ANY ($1) AND "deletedAt" IS NULL`

/** Reads the accounts of all rows of a list with one statement. */
const byAddress = new DataLoader<string, AccountReference | null>(
  async emails => {
    const rows = await db.query<{ id: string; email: string }[]>(ACCOUNTS, [emails])
    const found = new Map(rows.map(({ id, email }) => [email, { id }]))
    return emails.map(email => found.get(email) ?? null)
  },
  { cache: false },
)

/** Returns the account that has the address now; null without one. */
export const findAccountOf = (email: string): Promise<AccountReference | null> =>
  byAddress.load(email)
