/**
 * `npm run bench`: compares the server with its peers and the floor. It uses the two databases one
 * after the other; all servers read the same rows.
 */
import { parseArgs } from 'node:util'
import {
  formatSummaries,
  checkGoals,
  summarize,
  type Measured,
} from '../../scripts/harness/measurements'
import { checkoutFrom, chosen, numberFrom } from '../../scripts/harness/options'
import { postmasterOf } from '../../scripts/harness/postgres'
import { formatChecks, haveAllPassed } from '../../scripts/report.cjs'
import { prepareCells } from './cells'
import { createFilledDatabase, startDatabases } from './databases'
import { grow } from './grow'
import { runRounds } from './rounds'
import { chooseServers, peerNames, productsOf, startServer, type Running } from './servers'
import { goals, targets } from './targets'

const ENTRIES = { small: 225, large: 50_000 }

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      peers: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: '5' },
      grow: { type: 'boolean', default: false },
    },
  })
  const products = productsOf(values.also.map(checkoutFrom))
  const names = chosen(
    targets.map(({ name }) => name),
    values.only,
  )
  return {
    ...values,
    products,
    servers: chooseServers(chosen(peerNames, values.peers), products),
    targets: targets.filter(({ name }) => names.includes(name)),
    rounds: numberFrom(values.rounds, 1, 1_000),
  }
}

type Options = ReturnType<typeof readOptions>

/** Returns false if a goal is missed. */
export async function run(args: string[]): Promise<boolean> {
  const options = readOptions(args)
  const { url } = await startDatabases()
  const postgres = await postmasterOf(url)
  if (options.grow) {
    await grow(url, postgres, options.products)
    return true
  }
  const checks = await compare(url, postgres, options)
  console.log(`\n${formatChecks(checks)}`)
  return haveAllPassed(checks)
}

/** Prints the comparison table and returns the checks of the goals. */
async function compare(postgresUrl: string, postgres: number, options: Options) {
  const measured: Measured[] = []
  for (const [database, entries] of Object.entries(ENTRIES)) {
    const isLarge = database === 'large'
    const targets = options.targets.filter(target => (target.isLarge ?? false) === isLarge)
    if (targets.length === 0) continue
    const url = await createFilledDatabase(postgresUrl, database, entries)
    const running: Running[] = []
    for (const server of options.servers) running.push(await startServer(server, url))
    const cells = await prepareCells(running, targets, entries)
    measured.push(...(await runRounds(cells, options.rounds, postgres)))
    for (const { site } of running) await site.end()
  }
  const summaries = summarize(measured)
  console.log(`\n${formatSummaries(summaries)}`)
  return checkGoals(summaries, 'ours', goals)
}
