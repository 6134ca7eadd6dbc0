/**
 * npm run seed              fills an empty development database with people and their data
 * npm run seed -- --force   the same in a database with real people
 */
import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { createPasswordBlocklist } from '../src/accounts/password-blocklist'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { createServices } from '../src/graphql/services'
import { readEnv } from '../src/settings/env'
import { openDatabase } from '../src/database/open-database'
import { provision } from '../src/provision'
import { PERSONA_PASSWORD, personas } from './personas'
import { seedDatabase } from './seed-database'

const log = (line: string) => {
  console.log(line)
}

/** Returns whether to seed a database with real people; undefined for wrong arguments. */
function readForce(): boolean | undefined {
  try {
    const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
    return values.force
  } catch {
    return undefined
  }
}

async function main(): Promise<void> {
  const force = readForce()
  if (force === undefined) {
    console.error('Write: npm run seed -- [--force]')
    process.exitCode = 2
    return
  }
  const env = readEnv(process.env)
  const registry = createRegistry(features)
  const { entities } = registry
  const options = { ...env, entities, name: 'npm run seed', reuseRunning: true }
  const close = await openDatabase(options, log)
  try {
    const passwordBlocklist = await createPasswordBlocklist(env.passwordBlocklist)
    // Mail to the sample people is kept, and never sent.
    const mailless = { ...env, smtpUrl: undefined }
    const seeded = await seedDatabase(new Date(), {
      services: createServices({ registry, env: mailless, passwordBlocklist }),
      force,
      // Creates the team's account, and names it.
      prepare: () => provision(registry, { env, log, passwordBlocklist }),
    })
    const rows = Object.entries(seeded).map(([what, count]) => `${count} ${what}`)
    log(
      `seeded ${personas.length} people; new are ${rows.join(', ')}. They sign in with the password "${PERSONA_PASSWORD}", for example ${personas[0]?.email}`,
    )
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
