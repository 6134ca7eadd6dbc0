/**
 * `npm run backup`, `restore`, `migrate`, `admin` and `upgrade-database`: builds the server if it
 * has changed, then runs the command.
 */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { prepare } from './build.mjs'
import { root } from './commands.mjs'

const [name = '', ...words] = process.argv.slice(2)
await prepare('The command was not run. Fix the problem above and run it again.', {
  parts: ['server'],
  ...(name === 'upgrade-database' && { packages: 'backend/upgrade' }),
})

process.chdir(root)
// Runs in this process, so that Ctrl-C and a password on stdin reach the command directly.
process.argv.splice(2, Infinity, ...words)
await import(pathToFileURL(join(root, `backend/dist/commands/${name}.js`)).href)
