import { readdirSync, readFileSync } from 'node:fs'
import { AcceptOfferDocument } from './operations'
import { join } from 'node:path'
import { db } from '../src/database/data-source'
import { startApi } from './harness'
import { findBroken } from './waitlist-invariants'
import { createWaiting, openOfferOf, sendNewWave, setPhase } from './waves'

const api = startApi()
const FEATURES = join(__dirname, '../src/features')

/** It stores single rows to render mails about them, and moves nobody. */
const EXEMPT = 'mail-phases.spec.ts'

test('waitlist invariants: every spec of these features checks them', () => {
  const specs = ['entry-status', 'launch', 'memberships', 'waves'].flatMap(feature =>
    readdirSync(join(FEATURES, feature))
      .filter(name => name.endsWith('.spec.ts') && name !== EXEMPT)
      .map(name => join(FEATURES, feature, name)),
  )
  expect(specs.length).toBeGreaterThan(8)
  const checks = /checkWaitlistAfterEach\(|findBroken\(/
  expect(specs.filter(path => !checks.test(readFileSync(path, 'utf8')))).toEqual([])
})

test.each([
  [
    'an open offer of an entry that is waiting',
    `UPDATE waitlist_entry SET status = 'waiting' WHERE position = 1`,
  ],
  [
    'invited without an open offer, and not by hand',
    `UPDATE offer SET state = 'expired', "decidedAt" = now() WHERE state = 'open'`,
  ],
  ['joined without an active membership', 'DELETE FROM membership'],
  [
    'an active membership of an entry that is waiting',
    `UPDATE waitlist_entry SET status = 'waiting' WHERE position = 2`,
  ],
  [
    'the counter has 4 live entries, the list 3',
    `UPDATE waitlist_entry SET status = 'left', "leftAt" = now() WHERE position = 4`,
  ],
  [
    'the counter has 4 positions, the list 5',
    'INSERT INTO waitlist_former_signup (day) VALUES (now())',
  ],
  ['asked 0 times, counted 1', 'UPDATE waitlist_entry SET "timesAsked" = 1 WHERE position = 3'],
  ['an open offer without its mail', 'DELETE FROM mail'],
])('waitlist invariants: finds %s', async (broken, statement) => {
  await setPhase('memberships')
  const [, second] = await createWaiting(4, api.now())
  await sendNewWave(await api.team(), { size: 2 })
  const { id } = await openOfferOf(second!)
  await (await api.as(second!.user)).ok(AcceptOfferDocument, { input: { id, plan: 'standard' } })
  expect(await findBroken()).toEqual([])
  await db.query(statement)
  expect(await findBroken()).toContain(broken)
})
