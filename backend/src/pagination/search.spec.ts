import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import { WaitlistDocument } from '../../test/operations'
import { plansOf } from '../../test/statements'
import { User } from '../accounts/user.entity'
import { db } from '../database/data-source'
import { joinWaitlist } from '../features/waitlist/waitlist.service'

const api = startApi()

/* first name, family name, search words, whether it is found */
const cases = [
  ['Camila', 'Alvarez', 'camila alvarez', true],
  ['Camila', 'Alvarez', 'Alvarez Camila', true],
  ['Camila', 'Alvarez', ' camila  \u00a0alvarez\u3000', true],
  ['Camila', 'Alvarez', 'camila camila', true],
  ['Camila', 'Alvarez', 'varez mil', true],
  ['Camila', 'Alvarez', 'camila found@', true],
  ['Camila', 'Alvarez', 'camila alvaro', false],
  ['Camila', 'Alvarez', 'camilaalvarez', false],
  ['Camila', 'Alvarez', 'alvarezfound', false],
  ['Mehmet', 'Öztürk', 'OZTURK', true],
  ['Mehmet', 'Öztürk', 'öZTÜRK', true],
  ['Mehmet', 'Ozturk', 'Öztürk', true],
  ['Mehmet', 'O\u0308ztu\u0308rk', 'ozturk', true],
  ['Mehmet', 'Öztürk', 'O\u0308ztu\u0308rk', true],
  ['İpek', 'Işık', 'ipek isik', true],
  ['Ipek', 'Isik', 'İPEK ışık', true],
  ['Søren', 'Wałęsa', 'soren walesa', true],
  ['Nguyễn', 'Đức', 'NGUYEN duc', true],
  ['Sinéad', "O'Brien", 'O’Brien', true],
  ['Sinéad', 'O’Brien', 'obrien', true],
  ['Sinéad', 'OʼBrien', "o'brien", true],
  ['Sinéad', 'OBrien', 'o`brien', true],
  ['Jörg', 'Weiß', 'weiss', true],
  ['Jörg', 'Weiss', 'WEIẞ', true],
  ['Ægir', 'Þórœsson', 'aegir thoroesson', true],
  ['Aegir', 'Thor', 'ægir þor', true],
  ['Anne‑Marie', 'Ruiz', 'anne-marie', true],
  ['Rosa\u00adlie', 'Ruiz', 'rosalie', true],
  ['Dana', 'כהן', '\u2067כהן\u2069', true],
  ['Γιώργος', 'Έλλην', 'ΓΙΩΡΓΟΣ ελλην', true],
  ['Фёдор', 'Андрей', 'ФЕДОР андреи', true],
  ['김', '철수', '철수 김', true],
  ['🏓 Ace', null, '🏓', true],
  [null, '100% Pickle', '100%', true],
  [null, '100 Pickle', '1%0', false],
  [null, 'a_b', 'a_b', true],
  [null, 'axb', 'a_b', false],
  [null, 'a\\b', '\\', true],
  [null, 'axb', '\\', false],
  [null, 'a.b*c', 'A.B*C', true],
  [null, 'axbc', 'a.b*c', false],
  [null, '(x) [y] {1} ^$ |?+', '(x) [y] {1} ^$ |?+', true],
  [null, 'x', '***=x', false],
  [null, 'x', '(?i)X', false],
  [null, `"quoted", {it's}`, `{it's} "quoted",`, true],
  [null, 'NULL', 'null', true],
  [null, 'x', '\u0301', true],
  [null, 'x', ' ', true],
] as const

/** Who is found, without the rest of an entry. */
const FOUND = parse(
  'query ($search: String) { waitlist(search: $search, first: 100) { edges { node { user { email } } } } }',
) as TypedDocumentNode<{ waitlist: { edges: { node: { user: { email: string } } }[] } }, object>

test('search: finds people by words of their names, and nobody else', async () => {
  const emails = cases.map((_, index) => `found@case${index}.example`)
  const users = db.getRepository(User)
  await users.insert(
    cases.map(([firstName, lastName], index) => ({
      firstName,
      lastName,
      email: emails[index]!,
      password: 'none',
    })),
  )
  await db.query(
    `INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, n, '2026-03-01', n, now(), 'CODE' || n FROM (SELECT id, row_number() OVER () AS n FROM "user") person`,
  )
  const team = await api.team()
  const wrong: unknown[] = []
  for (const [index, [firstName, lastName, search, isFound]] of cases.entries()) {
    const { waitlist } = await team.ok(FOUND, { search })
    const found = waitlist.edges.some(({ node }) => node.user.email === emails[index])
    if (found !== isFound) wrong.push({ firstName, lastName, search, isFound })
  }
  expect(wrong).toEqual([])
})

test('search: accepts many words', async () => {
  await joinWaitlist(await person(), {}, api.now())
  const caller = await api.team()
  const letters = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x30 + index))
  for (const search of [letters.join(' '), 'a'.repeat(100)]) {
    const { waitlist } = await caller.ok(WaitlistDocument, { search })
    expect(waitlist.totalCount).toBe(0)
  }
})

test('search: finds a changed name', async () => {
  const someone = await person({ firstName: 'Camila' })
  await joinWaitlist(someone, {}, api.now())
  const caller = await api.team()
  await db.getRepository(User).update({ id: someone.id }, { firstName: 'Élodie' })
  for (const [search, total] of [
    ['elodie', 1],
    ['camila', 0],
  ] as const) {
    const { waitlist } = await caller.ok(WaitlistDocument, { search })
    expect(waitlist.totalCount).toBe(total)
  }
})

test('search: uses the trigram index', async () => {
  await db.query(
    `WITH person AS (
       INSERT INTO "user" (email, "firstName", password)
       SELECT md5(n::text) || '@example.com', 'Ana', 'none' FROM generate_series(1, 5000) n RETURNING id
     )
     INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
     SELECT id, n, '2026-03-01', n, now(), 'CODE' || n FROM (SELECT id, row_number() OVER () AS n FROM person)`,
  )
  await db.query(`SELECT gin_clean_pending_list('user_search')`)
  await db.query('ANALYZE waitlist_entry, "user"')
  const caller = await api.team()
  const plans = await plansOf(() => caller.ok(WaitlistDocument, { search: 'c4ca42' }))
  // The page and its total; another statement reads the session.
  const searches = plans.filter(plan => plan.includes('user_search'))
  expect(searches).toHaveLength(2)
  for (const plan of searches) expect(plan).not.toContain('Seq Scan')
})

test('search: finds an address by its domain in either spelling', async () => {
  await joinWaitlist(await person({ email: 'jo@xn--bcher-kva.example' }), {}, api.now())
  const caller = await api.team()
  for (const search of ['jo@bücher.example', 'JO@xn--bcher-KVA.example']) {
    const { waitlist } = await caller.ok(WaitlistDocument, { search })
    expect(waitlist.totalCount).toBe(1)
  }
})
