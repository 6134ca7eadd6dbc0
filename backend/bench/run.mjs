/** `npm run bench`: installs what the benchmark alone needs, builds the server, and measures it beside its peers. */
import { build } from '../../scripts/build.mjs'
import { exitWithError } from '../../scripts/commands.mjs'
import { install } from '../../scripts/install.mjs'
import { withCheckoutLock } from '../../scripts/with-checkout-lock.mjs'

if (process.platform !== 'linux')
  exitWithError('The benchmark reads CPU time from /proc: Linux only.')
const isBuilt = await withCheckoutLock(async () => {
  await install()
  await install('backend/bench')
  return build(['server'])
})
if (!isBuilt) exitWithError('Nothing was measured.')
const { bench } = await import('./bench.mjs')
process.exitCode = await bench(process.argv.slice(2))
