/**
 * `npm start`, the only command that a fresh clone needs: installs, builds what has changed, and
 * serves the site.
 */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { prepare } from './build.mjs'
import { exitWithNpm, root } from './commands.mjs'

exitWithNpm()
await prepare('The site was not started. Fix the problem above and start again.')

process.chdir(root)
process.env.NODE_ENV ??= 'production'
// Runs in this process, so that Ctrl-C and SIGTERM reach the server directly.
await import(pathToFileURL(join(root, 'backend/dist/main.js')).href)
