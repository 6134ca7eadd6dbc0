import { person, teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { WaitlistDocument } from '../../test/operations'
import { joinWaitlist } from '../features/waitlist/waitlist.service'

const api = startApi()

/* first name, family name, what is searched, whether it is found */
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

test.each(cases)('search: %s %s by %j is %s', async (firstName, lastName, search, isFound) => {
  const someone = await person({ firstName, lastName, email: 'found@example.com' })
  await joinWaitlist(someone, {}, api.now())
  const { waitlist } = await (await api.as(await teamMember())).ok(WaitlistDocument, { search })
  expect(waitlist.totalCount).toBe(isFound ? 1 : 0)
})

test('search: takes many words', async () => {
  await joinWaitlist(await person(), {}, api.now())
  const caller = await api.as(await teamMember())
  const letters = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x30 + index))
  for (const search of [letters.join(' '), 'a'.repeat(100)]) {
    const { waitlist } = await caller.ok(WaitlistDocument, { search })
    expect(waitlist.totalCount).toBe(0)
  }
})
