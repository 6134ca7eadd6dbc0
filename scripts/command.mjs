/** `npm run backup`, `restore`, `migrate`, `admin` and `upgrade-database`: builds the server when it has changed, then runs one of its commands. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { prepare } from './build.mjs'
import { root } from './commands.mjs'

const [name = '', ...words] = process.argv.slice(2)
await prepare('Nothing was done: mend what is said above and run the command again.', {
  parts: ['server'],
  ...(name === 'upgrade-database' && { packages: 'backend/upgrade' }),
})

process.chdir(root)
// In this very process, so that Ctrl-C and a password on stdin reach the command itself.
process.argv.splice(2, Infinity, ...words)
await import(pathToFileURL(join(root, `backend/dist/commands/${name}.js`)).href)
