/**
 * `npm run mutants`: plants one defect at a time in a copy of the checkout and runs the specs that
 * should notice it. Arguments select the defects whose area, name, file or spec contains one of
 * them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds } from './commands.mjs'
import { copyCheckout } from './mutants/checkout-copy.mjs'
import { runSpecs, startDatabase } from './mutants/specs.mjs'
import { accounts } from './mutants/accounts.mjs'
import { apiTokens } from './mutants/tokens.mjs'
import { bookings } from './mutants/bookings.mjs'
import { client } from './mutants/client.mjs'
import { desk } from './mutants/desk.mjs'
import { data } from './mutants/data.mjs'
import { edge } from './mutants/edge.mjs'
import { links } from './mutants/links.mjs'
import { mail } from './mutants/mail.mjs'
import { operate } from './mutants/operate.mjs'
import { pages } from './mutants/pages.mjs'
import { planner } from './mutants/planner.mjs'
import { waitlist } from './mutants/waitlist.mjs'
import { waves } from './mutants/waves.mjs'
import { webhooks } from './mutants/webhooks.mjs'
import { reapChildren } from './reap-children.mjs'
import { formatTotals } from './report.cjs'

/** @typedef {import('./mutants/specs.mjs').Mutant} Mutant */

reapChildren()
const areas = {
  edge,
  accounts,
  apiTokens,
  links,
  waitlist,
  waves,
  bookings,
  desk,
  planner,
  mail,
  webhooks,
  data,
  operate,
  pages,
  client,
}
const words = process.argv.slice(2)
const mutants = Object.entries(areas)
  .flatMap(([area, all]) => all.map(mutant => ({ area, ...mutant })))
  .filter(({ area, name, file, specs }) => {
    const text = [area, name, file, ...specs].join()
    return words.length === 0 || words.some(word => text.includes(word))
  })

const folder = copyCheckout()
const stopDatabase = await startDatabase(folder)
try {
  const specs = [...new Set(mutants.flatMap(mutant => mutant.specs))]
  const { failed, broken, output } = await runSpecs(folder, specs)
  if (failed > 0 || broken) throw new Error(`${output}\nThe specs fail without a defect.`)
  let noticed = 0
  for (const mutant of mutants) if (await isNoticed(mutant)) noticed += 1
  console.log(`\n${formatTotals(noticed, mutants.length - noticed)}`)
  process.exitCode = noticed === mutants.length ? 0 : 1
} finally {
  await stopDatabase()
}

/** @param {Mutant & { area: string }} mutant */
async function isNoticed({ area, name, file, find, replace, specs, test }) {
  const start = Date.now()
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const print = (/** @type {string} */ verdict, details = '') =>
    console.log(`${verdict}  ${area}: ${name} (${seconds(Date.now() - start)})${details}`)
  if (text.split(find).length !== 2 || find === replace) {
    print('NOT PLANTED', `\n  this text must occur once in ${file}: ${find}`)
    return false
  }
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  // The shared database was migrated without the defect.
  const ownDatabase = file.includes('/migrations/')
  const { failed, broken, output } = await runSpecs(folder, specs, { test, ownDatabase })
  writeFileSync(path, text)
  const details = `\n  ${file}, by ${specs.join(', ')}`
  if (failed > 0) print('noticed')
  else if (broken) print('DOES NOT RUN', `${details}\n${output}`)
  else print('SURVIVED', details)
  return failed > 0
}
