import { resolve } from 'node:path'
import { startPostgres } from '../scripts/harness/postgres'

/** One throw-away PostgreSQL for the run, by the site's own launcher; each worker makes its database in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = resolve(__dirname, '../.data/e2e-postgres')
  const postgres = await startPostgres({ name: 'npm run e2e', folder, throwaway: true })
  process.env['E2E_POSTGRES_URL'] = postgres.url
  return () => postgres.stop()
}
