/**
 * `npm run mutants`: plants one defect after the other in a copy of the checkout, and asks the specs named beside
 * each whether they notice. Words after it keep the defects whose area, name, file or spec has one of them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, seconds } from './commands.mjs'
import { copyCheckout } from './mutants/checkout-copy.mjs'
import { runSpecs, startPostgres } from './mutants/specs.mjs'
import { accounts } from './mutants/accounts.mjs'
import { client } from './mutants/client.mjs'
import { data } from './mutants/data.mjs'
import { edge } from './mutants/edge.mjs'
import { links } from './mutants/links.mjs'
import { mail } from './mutants/mail.mjs'
import { operate } from './mutants/operate.mjs'
import { pages } from './mutants/pages.mjs'
import { waitlist } from './mutants/waitlist.mjs'

/** @typedef {import('./mutants/specs.mjs').Mutant} Mutant */

const words = process.argv.slice(2)
const mutants = Object.entries({
  edge,
  accounts,
  links,
  waitlist,
  mail,
  data,
  operate,
  pages,
  client,
})
  .flatMap(([area, all]) => all.map(mutant => ({ area, ...mutant })))
  .filter(({ area, name, file, specs }) =>
    words.length === 0
      ? true
      : words.some(word => [area, name, file, ...specs].join().includes(word)),
  )
process.exitCode = (await runAll()) ? 0 : 1

/** True when every defect was noticed. */
async function runAll() {
  const copy = copyCheckout(root)
  let postgres = await startPostgres(copy)
  const database = {
    url: () => postgres.url,
    remigrate: async () => {
      await postgres.stop()
      postgres = await startPostgres(copy)
    },
  }
  try {
    const specs = [...new Set(mutants.flatMap(mutant => mutant.specs))]
    const whole = await runSpecs(copy, specs, { databaseUrl: postgres.url })
    if (whole.failed > 0 || whole.broken) {
      console.log(`${whole.output}\nThe specs fail without any defect.`)
      return false
    }
    let noticed = 0
    for (const mutant of mutants) if (await isNoticed(mutant, copy, database)) noticed += 1
    console.log(`\n${noticed} passed, ${mutants.length - noticed} failed`)
    return noticed === mutants.length
  } finally {
    await postgres.stop()
    copy.remove()
  }
}

/**
 * @param {Mutant & { area: string }} mutant
 * @param {import('./mutants/checkout-copy.mjs').CheckoutCopy} copy
 * @param {{ url: () => string; remigrate: () => Promise<void> }} database
 */
async function isNoticed({ area, name, file, find, replace, specs, test }, copy, database) {
  const start = Date.now()
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  const tell = (/** @type {string} */ verdict) =>
    console.log(`${verdict}  ${area}: ${name} (${seconds(Date.now() - start)})`)
  if (text.split(find).length !== 2 || find === replace) {
    tell('NOT PLANTED')
    console.log(`  this must stand in ${file} once: ${find}`)
    return false
  }
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  // Each spec's database is a copy of one that was migrated when the server started.
  const isMigration = file.includes('/migrations/')
  if (isMigration) await database.remigrate()
  const options = { databaseUrl: database.url(), test }
  const { failed, broken, output } = await runSpecs(copy, specs, options)
  writeFileSync(path, text)
  if (isMigration) await database.remigrate()
  tell(failed > 0 ? 'noticed' : broken ? 'DOES NOT RUN' : 'SURVIVED')
  if (failed === 0) console.log(`  ${file}, by ${specs.join(', ')}${broken ? `\n${output}` : ''}`)
  return failed > 0
}
