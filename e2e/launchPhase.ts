import { expect } from '@playwright/test'
import { paths } from '../frontend/src/paths'
import type { Site } from './site'

const steps = { waitlist: 0, memberships: 1, booking: 2 }

type Phase = keyof typeof steps

/**
 * Sets the launch phase and notifies the site, as the team's mutation does. Waits until the site
 * serves the pages of this phase; without a notification it keeps the old phase for up to a second.
 */
export async function setPhase({ database, url }: Site, phase: Phase): Promise<void> {
  await database.query('UPDATE launch SET phase = $1', [phase])
  await database.query('SELECT pg_notify($1, $2)', ['launch_changed', `["${phase}"]`])
  const served = `data-phase="{&quot;step&quot;:${String(steps[phase])},`
  await expect
    .poll(async () => (await fetch(`${url}${paths.membership()}`)).text(), { intervals: [10, 20] })
    .toContain(served)
}
