/** Runs the specs with random cases once more, with all of their cases instead of a few. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/harness/site'
import type { Check } from '../../scripts/report.cjs'

const SOURCE = join(ROOT, 'backend/src')
const USES_ROUNDS = /test\/rounds'/

/** Returns the check of each spec that has more cases here than in a run of all specs. */
export async function runAllRounds(): Promise<Check[]> {
  const checks: Check[] = []
  for (const file of findSpecs()) checks.push(await checkOf(file))
  return checks
}

function findSpecs(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.spec.ts'))
    .filter(file => USES_ROUNDS.test(readFileSync(join(SOURCE, file), 'utf8')))
    .sort()
}

async function checkOf(file: string): Promise<Check> {
  console.log(`all rounds: ${file}`)
  const args = ['run', 'specs', '-w', 'backend', '--', '-i', '--runTestsByPath', `src/${file}`]
  const jest = spawn('npm', args, {
    cwd: ROOT,
    env: { ...process.env, ALL_ROUNDS: 'yes' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [jest.stdout, jest.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(jest, 'close')
  return { name: `all rounds: ${file} passes`, problems: code === 0 ? [] : [said] }
}
