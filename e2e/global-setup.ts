import { createRequire } from 'node:module'
import { resolve } from 'node:path'

interface Launcher {
  superviseEmbedded: (
    dir: string,
    options: { name: string; throwaway: boolean },
  ) => Promise<{ url: string; stop: () => Promise<void> }>
}

/** One throw-away PostgreSQL for the run, by the site's own launcher; each worker makes its database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const root = resolve(__dirname, '..')
  // The compiled launcher: stories use what is shipped.
  const launcher = createRequire(__filename)(
    resolve(root, 'backend/dist/embedded-postgres/supervise.js'),
  ) as Launcher
  const postgres = await launcher.superviseEmbedded(resolve(root, '.data/e2e-postgres'), {
    name: 'npm run e2e',
    throwaway: true,
  })
  process.env['E2E_POSTGRES_URL'] = postgres.url
  return () => postgres.stop()
}
