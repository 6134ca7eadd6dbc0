import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanUp, freshFolder, run, until } from './startup/processes'

afterEach(cleanUp)

/** Runs these lines as a module in the checkout's folder. */
const command = (lines: string, env?: NodeJS.ProcessEnv) =>
  run(['--input-type=module', '--eval', lines], env)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Keeps running and ignores Ctrl-C; `-D` makes it look like PostgreSQL with this folder. */
const CHILD = `setInterval(() => {}, 60_000)`

const onLinux = process.platform === 'linux' ? test : test.skip

onLinux(
  'commands: its child processes and its PostgreSQL end with it, even when it is killed',
  async () => {
    const folder = freshFolder()
    const parent = command(`
    import { spawn } from 'node:child_process'
    import { reapChildren } from './scripts/reap-children.mjs'
    reapChildren()
    const start = (args, env) => spawn(process.execPath, ['--eval', ${JSON.stringify(CHILD)}, ...args],
      { detached: true, stdio: 'ignore', env })
    const child = start([], process.env)
    const postgres = start(['--', '-D', ${JSON.stringify(join(folder, 'data'))}, '-p'], {})
    const stranger = start([], {})
    console.log('pids', child.pid, postgres.pid, stranger.pid)
    setInterval(() => {}, 60_000)`)
    const pids = await until('its children run', () => /^pids (.*)/m.exec(parent.said())?.[1])
    const [child = 0, postgres = 0, stranger = 0] = pids.split(' ').map(Number)
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'owner'), `${String(child)} jest`)
    parent.kill('SIGKILL')
    await until('they end', () => !isAlive(child) && !isAlive(postgres))
    expect(isAlive(stranger)).toBe(true)
    process.kill(stranger, 'SIGKILL')
  },
)

test('npm test -- --changed: passes the lint and format of files that the tools ignore, and skips those of prose', async () => {
  const tests = command(`
    import { suitesOfChange } from './scripts/suites.mjs'
    const select = files => suitesOfChange('', undefined, { files, backend: [], frontend: [], stories: [] })
      .filter(({ name }) => name.endsWith('of the changed files'))
    console.log(select(['README.md']).length)
    for (const { work } of select(['backend/src/rest/operations.ts'])) console.log((await work()).failed)`)
  expect(await until('it ends', () => tests.ended())).toBe(0)
  expect(tests.said()).toBe('0\n0\n0\n')
})

test('seed: refuses wrong arguments, and touches nothing', async () => {
  const seed = run(['--require', './scripts/swc-register.cjs', 'backend/scripts/seed.ts', '--frce'])
  expect(await until('it ends', () => seed.ended())).toBe(2)
  expect(seed.said()).toBe('Write: npm run seed -- [--force]\n')
})

test('install: reports in a sentence that the registry cannot be reached, also at log level silent', async () => {
  const start = command(
    `import { install } from './scripts/install.mjs'; await install('no-such-folder')`,
    {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: freshFolder(),
      npm_config_loglevel: 'silent',
    },
  )
  expect(await until('it ends', () => start.ended())).toBe(1)
  expect(start.said()).toContain(
    'The packages cannot be had: http://127.0.0.1:9/ cannot be reached (ECONNREFUSED).',
  )
})
