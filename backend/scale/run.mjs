/** `npm run scale`: builds the site, and shows three instances of it behind proxies, on a PostgreSQL with a replica. */
import { build } from '../../scripts/build.mjs'
import { exitWithError } from '../../scripts/commands.mjs'
import { install } from '../../scripts/install.mjs'
import { withCheckoutLock } from '../../scripts/with-checkout-lock.mjs'
import { ensurePrograms } from './programs.mjs'

if (process.platform !== 'linux') exitWithError('Processes are found by /proc: Linux only.')
const missing = ensurePrograms()
if (missing) exitWithError(missing)
const isBuilt = await withCheckoutLock(async () => {
  await install()
  return build(['server', 'pages'])
})
if (!isBuilt) exitWithError('Nothing was tried.')
const { scale } = await import('./scale.mjs')
process.exitCode = await scale(process.argv.slice(2))
