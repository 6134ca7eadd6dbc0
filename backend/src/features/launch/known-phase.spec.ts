import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { teamMember } from '../../../test/factories'
import { createFolder } from '../../../test/folders'
import { startApi } from '../../../test/harness'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { db } from '../../database/data-source'
import { LaunchPhase } from './launch.entity'
import { forgetLaunch, provisionLaunch, setLaunchPhase } from './launch.service'
import { PHASE_NAMES } from './known-phase.service'

const phases = Object.fromEntries(
  PHASE_NAMES.map(phase => [phase, { signedOut: `${phase}.html`, loading: `${phase}.html` }]),
)
const dir = createFolder({
  ...Object.fromEntries(PHASE_NAMES.map(phase => [`${phase}.html`, phase])),
  'pages.json': { pages: { '/': { status: 200, phases } }, notFound: { status: 404, phases } },
})
mkdirSync(join(dir, 'public'))

const api = startApi({ siteDir: dir })
beforeEach(provisionLaunch)
checkWaitlistAfterEach()

const page = async (path = '/') => (await fetch(api.base + path)).text()
const move = async (from: LaunchPhase, to: LaunchPhase) =>
  setLaunchPhase(services, await teamMember(), { from, to })

test('launch pages: the next request after a change gets the pages of the new phase', async () => {
  const { waitlist, memberships, booking } = LaunchPhase
  expect(await page()).toBe('waitlist')
  await move(waitlist, memberships)
  expect(await page()).toBe('memberships')
  expect(await page('/nothing')).toBe('memberships')
  await move(memberships, booking)
  expect(await page()).toBe('booking')
  await move(booking, memberships)
  expect(await page()).toBe('memberships')
})

describe('launch pages: while the database does not respond', () => {
  beforeEach(async () => {
    await move(LaunchPhase.waitlist, LaunchPhase.memberships)
    expect(await page()).toBe('memberships')
  })

  test('the last known phase is served, and the current one when it responds again', async () => {
    const lock = db.createQueryRunner()
    await lock.startTransaction()
    await lock.query('LOCK TABLE launch')
    await lock.query(`UPDATE launch SET phase = 'booking'`)
    forgetLaunch()
    expect(await page()).toBe('memberships')
    await lock.commitTransaction()
    await lock.release()
    forgetLaunch()
    expect(await page()).toBe('booking')
  })

  test('the last known phase is served after a failed reading', async () => {
    await db.query('ALTER TABLE launch RENAME TO launch_away')
    forgetLaunch()
    expect(await page()).toBe('memberships')
    await db.query('ALTER TABLE launch_away RENAME TO launch')
  })
})
