/** `npm run faults`: builds the server, and sees what it does when everything around it fails. */
import { build } from '../../scripts/build.mjs'
import { exitWithError } from '../../scripts/commands.mjs'
import { install } from '../../scripts/install.mjs'
import { withCheckoutLock } from '../../scripts/with-checkout-lock.mjs'

if (process.platform !== 'linux') exitWithError('Processes are found by /proc: Linux only.')
const isBuilt = await withCheckoutLock(async () => {
  await install()
  return build(['server'])
})
if (!isBuilt) exitWithError('Nothing was tried.')
const { faults } = await import('./faults.mjs')
process.exitCode = await faults(process.argv.slice(2))
