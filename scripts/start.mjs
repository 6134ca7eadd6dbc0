/** `npm start`, the only command a fresh clone needs: installs, builds what changed, serves. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { prepare } from './build.mjs'
import { exitWithNpm, root } from './commands.mjs'

exitWithNpm()
await prepare('The site was not started: mend what is said above and start again.')

process.chdir(root)
process.env.NODE_ENV ??= 'production'
// In this very process, so that Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(root, 'backend/dist/main.js')).href)
