/** `npm start`, the only command a fresh clone needs: installs, builds what changed, serves. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { build } from './build.mjs'
import { exitWithError, exitWithNpm, root } from './commands.mjs'
import { install } from './install.mjs'

exitWithNpm()
const isBuilt = await withCheckoutLock(async () => {
  await install()
  return build()
})
if (!isBuilt) exitWithError('The site was not started: mend what is said above and start again.')

process.chdir(root)
process.env.NODE_ENV ??= 'production'
// In this very process, so that Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(root, 'backend/dist/main.js')).href)
