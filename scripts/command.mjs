/** `npm run backup`, `restore`, `migrate`, `admin` and `upgrade-database`: builds the server when it has changed, then runs one of its commands. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { withCheckoutLock } from './with-checkout-lock.mjs'
import { build } from './build.mjs'
import { exitWithError, root } from './commands.mjs'
import { install } from './install.mjs'

const [name = '', ...words] = process.argv.slice(2)
const isBuilt = await withCheckoutLock(async () => {
  await install()
  if (name === 'upgrade-database') await install('backend/upgrade')
  return build(['server'])
})
if (!isBuilt) exitWithError('Nothing was done: mend what is said above and run the command again.')

process.chdir(root)
// In this very process, so that Ctrl-C and a password on stdin reach the command itself.
process.argv.splice(2, Infinity, ...words)
await import(pathToFileURL(join(root, `backend/dist/commands/${name}.js`)).href)
