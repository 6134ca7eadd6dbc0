/** Compares the database with the acknowledged sign-ups. */
import type { Load, SignUp } from './load'
import { query } from './postgres'
import { groupBy } from './statistics'

interface Account {
  id: string
  email: string
  sessions: number
}

interface Entry {
  userId: string
  position: number
  day: string
  dayPosition: number
}

interface Counter {
  total: number
  dayCount: number
  maxTotal: number
  maxDay: number
}

const ACCOUNTS = `
  SELECT id, email, (SELECT count(*)::int FROM session WHERE sess ->> 'userId' = person.id::text) AS sessions
  FROM "user" person WHERE email LIKE '%@' || $1`
const ENTRIES = `
  SELECT "userId", position, day::text, "dayPosition" FROM waitlist_entry ORDER BY position`
const COUNTER = `SELECT total, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter`

/** Returns the violations, in words, and whether the day is full. */
export async function countSignUps(
  databaseUrl: string,
  { domain, signUps }: Load,
): Promise<{ problems: string[]; isFull: boolean }> {
  const accounts = await query<Account>(databaseUrl, ACCOUNTS, [domain])
  const entries = await query<Entry>(databaseUrl, ENTRIES)
  const [counter] = await query<Counter>(databaseUrl, COUNTER)
  if (!counter) return { problems: ['the waitlist has no counter'], isFull: false }
  const known = new Set(signUps.map(({ email }) => email))
  const strangers = accounts.filter(({ email }) => !known.has(email))
  const problems = [
    ...checkSignUps(signUps, accounts, entries),
    ...checkList(entries, counter),
    ...strangers.map(() => 'an account exists without a sign-up'),
  ]
  return { problems, isFull: counter.dayCount >= counter.maxDay }
}

function checkSignUps(signUps: SignUp[], accounts: Account[], entries: Entry[]): string[] {
  const byEmail = groupBy(accounts, ({ email }) => email)
  const byUser = groupBy(entries, ({ userId }) => userId)
  return signUps.flatMap(({ email, registered, joined, id, position, isCounted }) => {
    const [account, ...others] = byEmail.get(email) ?? []
    const [place, ...more] = (account && byUser.get(account.id)) ?? []
    return sentences({
      'an acknowledged account is lost': registered === 'ok' && account?.id !== id,
      'an acknowledged session is lost': registered === 'ok' && account?.sessions === 0,
      'a refused account exists': registered === 'refused' && account !== undefined,
      'an account exists twice': others.length > 0,
      'an acknowledged place is lost or has another position':
        joined === 'ok' && !isCounted && place?.position !== position,
      'a refused place exists': joined !== 'ok' && joined !== 'unknown' && place !== undefined,
      'a person has two places': more.length > 0,
    })
  })
}

/** Checks that positions are 1 to n, overall and per day, and that both caps hold. */
function checkList(entries: Entry[], { total, dayCount, maxTotal, maxDay }: Counter): string[] {
  const days = [...groupBy(entries, ({ day }) => day).values()]
  const areInOrder = (numbers: number[]) => numbers.every((n, index) => n === index + 1)
  return sentences({
    'the positions are not 1 to n': !areInOrder(entries.map(({ position }) => position)),
    'the positions of a day are not 1 to n': !days.every(day =>
      areInOrder(day.map(({ dayPosition }) => dayPosition)),
    ),
    'the counter is wrong': total !== entries.length || dayCount !== (days.at(-1)?.length ?? 0),
    'a cap is exceeded': entries.length > maxTotal || days.some(day => day.length > maxDay),
  })
}

/** Returns the sentences that are true. */
const sentences = (isTrue: Record<string, boolean>): string[] =>
  Object.keys(isTrue).filter(sentence => isTrue[sentence])

/** Deletes every place, so that sign-ups can start again. */
export async function emptyList(databaseUrl: string): Promise<void> {
  await query(databaseUrl, 'DELETE FROM waitlist_entry')
  const update = `UPDATE waitlist_counter SET total = 0, "dayCount" = 0, day = '-infinity'`
  await query(databaseUrl, update)
}
