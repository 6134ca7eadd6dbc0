/** Counts, in the database itself, what became of those who signed up. */

/** @typedef {import('./sign-ups.mjs').Person} Person */
/** @typedef {import('./site.mjs').Site} Site */

/** @typedef {{ id: string; email: string; sessions: number }} Account */
/** @typedef {{ userId: string; position: number; day: string; dayPosition: number }} Entry */
/** @typedef {{ total: number; dayCount: number; maxTotal: number; maxDay: number }} Counter */

const ACCOUNTS = `
  SELECT id, email, (SELECT count(*)::int FROM session WHERE sess ->> 'userId' = person.id::text) AS sessions
  FROM "user" person WHERE role = 'MEMBER'`
const ENTRIES = `
  SELECT "userId", position, day::text, "dayPosition" FROM waitlist_entry ORDER BY position`
const COUNTER = `SELECT total, "dayCount", "maxTotal", "maxDay" FROM waitlist_counter`

/**
 * What is wrong, by what was promised; nothing should be.
 * @param {Site} site
 * @param {Person[]} people
 */
export async function countSignUps(site, people) {
  const accounts = /** @type {Account[]} */ (await site.query(ACCOUNTS))
  const entries = /** @type {Entry[]} */ (await site.query(ENTRIES))
  const [counter] = /** @type {Counter[]} */ (await site.query(COUNTER))
  if (!counter) return { problems: ['the waitlist has no counter'], isFull: false }
  const problems = [
    ...people.flatMap(judge(accounts, entries)),
    ...judgeList(entries, counter),
    ...strangers(accounts, people),
  ]
  return { problems, isFull: counter.dayCount >= counter.maxDay }
}

/**
 * @param {Account[]} accounts
 * @param {Entry[]} entries
 */
function judge(accounts, entries) {
  const byEmail = groupBy(accounts, ({ email }) => email)
  const byUser = groupBy(entries, ({ userId }) => userId)
  return (/** @type {Person} */ person) => {
    const [account, ...others] = byEmail.get(person.email) ?? []
    const places = (account && byUser.get(account.id)) ?? []
    const [place, ...more] = places
    const { registered, joined, position, isListOver } = person
    const wrong = {
      'an acknowledged account is lost': registered === 'ok' && account?.id !== person.id,
      'an acknowledged session is lost': registered === 'ok' && account?.sessions === 0,
      'a refused account is there': registered === 'refused' && account !== undefined,
      'an account is doubled': others.length > 0,
      'an acknowledged place is lost or another':
        joined === 'ok' && !isListOver && place?.position !== position,
      'a refused place is there': joined !== 'ok' && joined !== 'unknown' && place !== undefined,
      'a place is doubled': more.length > 0,
    }
    return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [words] : []))
  }
}

/**
 * Positions are 1..n, those of a day too, and both caps hold.
 * @param {Entry[]} entries
 * @param {Counter} counter
 */
function judgeList(entries, { total, dayCount, maxTotal, maxDay }) {
  const days = [...groupBy(entries, ({ day }) => day).values()]
  const isInLine = (/** @type {number[]} */ numbers) => numbers.every((n, index) => n === index + 1)
  const wrong = {
    'the positions are not 1 to n': !isInLine(entries.map(({ position }) => position)),
    'the positions of a day are not 1 to n': !days.every(day =>
      isInLine(day.map(({ dayPosition }) => dayPosition)),
    ),
    'the counter is wrong': total !== entries.length || dayCount !== (days.at(-1)?.length ?? 0),
    'a cap is broken': entries.length > maxTotal || days.some(day => day.length > maxDay),
  }
  return Object.entries(wrong).flatMap(([words, isSo]) => (isSo ? [words] : []))
}

/**
 * @param {Account[]} accounts
 * @param {Person[]} people
 */
function strangers(accounts, people) {
  const known = new Set(people.map(({ email }) => email))
  return accounts.flatMap(({ email }) =>
    known.has(email) ? [] : ['an account of nobody is there'],
  )
}

/**
 * @template Item
 * @param {Item[]} items
 * @param {(item: Item) => string} keyOf
 */
function groupBy(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

/**
 * Empties the list, so that places can be given out again; nothing may be under way.
 * @param {Site} site
 * @param {Person[]} people
 */
export async function emptyList(site, people) {
  await site.query('DELETE FROM waitlist_entry')
  await site.query(`UPDATE waitlist_counter SET total = 0, "dayCount" = 0, day = '-infinity'`)
  for (const person of people) person.isListOver = true
}
