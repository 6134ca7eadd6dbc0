import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { club } from '../src/shared/club'
import { Role } from '../src/accounts/user.entity'
import { examplesIn } from '../scripts/guide-examples'
import { PASSWORD, person } from './factories'
import { startApi } from './harness'
import { deleteRows } from './kept-rows'
import { JoinWaitlistDocument } from './operations'
import { firstLine, output, programsIn } from './guide-programs'

const api = startApi()
const page = readFileSync(resolve(__dirname, '../../docs/api.md'), 'utf8')
const programs = programsIn(page)
const hasPython = spawnSync('python3', ['--version']).status === 0

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coral-way-programs-'))
  symlinkSync(resolve(__dirname, '../../node_modules'), join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('API guide: every code block is run by a spec', () => {
  // webhook-payloads.spec runs the program about webhooks, guide-examples.spec its call.
  const others = page.replace(/^## Webhooks$.*?^## /ms, '## ')
  const fences = others.match(/^```\w+$/gm) ?? []
  const setUp = page.match(/^```sh\nexport /gm)?.length ?? 0
  // A call is its line and its answer, a program itself and what it prints.
  expect(fences.length).toBe(setUp + 2 * examplesIn(others).length + 2 * programs.length)
  expect(programs.map(({ language }) => language).sort()).toEqual(['js', 'js', 'js', 'python'])
})

const rows = programs.map(program => [program.text.split('\n', 1)[0], program] as const)
test.each(rows.filter(([, { language }]) => hasPython || language === 'js'))(
  'API guide: the program runs and prints what the guide says (%s)',
  async (_, { language, text, prints }) => {
    const file = join(folder, language === 'js' ? 'program.mjs' : 'program.py')
    writeFileSync(file, text)
    const options = {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        CLUB: api.base,
        TEAM_EMAIL: club.email,
        TEAM_PASSWORD: PASSWORD,
      },
    }
    const command: [string, string] = [language === 'js' ? process.execPath : 'python3', file]
    const joins = async () => (await api.as(await person())).ok(JoinWaitlistDocument, { input: {} })
    const run = async () => {
      await person({ email: club.email, role: Role.ADMIN })
      return text.includes('subscription')
        ? firstLine(command, options, joins)
        : output(command, options)
    }
    const plain = (words: string) => words.replace(/[0-9a-f-]{36}/g, 'an id').replace(/\d+/g, 'n')
    const beginning = (said: string) => said.split('\n').slice(0, prints.split('\n').length)
    const fits = (said: string) => plain(beginning(said).join('\n')) === plain(prints)
    let said = await run()
    // A transaction that began earlier holds new rows of a followed list back.
    for (let runs = 1; !fits(said) && text.includes('follow: true') && runs < 10; runs += 1) {
      await deleteRows()
      said = await run()
    }
    expect(plain(beginning(said).join('\n'))).toBe(plain(prints))
  },
)
