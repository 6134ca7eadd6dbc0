import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnv } from '../src/settings/env'
import { TIMEOUTS } from '../src/http/app-server'
import { DEFAULTS, SECRETS } from '../src/settings/setting-names'

const ROOT = resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const dockerfile = textOf('docker/Dockerfile')
const compose = textOf('docker/compose.yaml')
const caddyfile = textOf('docker/Caddyfile')
const kubernetes = readdirSync(join(ROOT, 'docker/kubernetes'), { recursive: true })
  .map(file => `docker/kubernetes/${String(file)}`)
  .filter(file => /\.(?:yaml|env)$/.test(file))
  .map(textOf)
  .join('\n')
/** The settings that each deployment passes to the server, by name. */
const settings = {
  compose: settingsIn(/\n {2}environment:\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? ''),
  kubernetes: settingsIn(textOf('docker/kubernetes/base/settings.env')),
}

/** A stop waits ten seconds for a mail that is being sent; the rest is for the database. */
const STOP_SECONDS = 10 + 5

/** Names that belong to the Node image, to PostgreSQL's image and to Linux. */
const OTHERS = [
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_DB',
  'NET_BIND_SERVICE',
]
const KNOWN = [...Object.keys(DEFAULTS), ...[...SECRETS].map(name => `${name}_FILE`), ...OTHERS]

function settingsIn(text: string): Record<string, string> {
  const lines = [...text.matchAll(/^\s*([A-Z][A-Z_]*)(?:: ?|=)(.*)$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replaceAll("'", '')]),
  )
}

/** Returns the number after these words. Throws when there is none. */
function numberIn(text: string, words: string): number {
  const found = new RegExp(`${words}[ :'=]+(\\d+)`).exec(text)?.[1]
  if (found === undefined) throw new Error(`no number after ${words}`)
  return Number(found)
}

test.each([
  ['Dockerfile', dockerfile],
  ['compose.yaml', compose],
  ['Caddyfile', caddyfile],
  ['kubernetes', kubernetes],
])('deployment: %s names only settings that the server knows', (_file, text) => {
  const named = [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b|^\s*(?:- )?[A-Z]{4,}(?=[:=])/gm)]
  const names = named.map(([name]) => name.trim().replace('- ', ''))
  expect(names.filter(name => !KNOWN.includes(name))).toEqual([])
  expect(names.length).toBeGreaterThan(0)
})

test.each(Object.entries(settings))(
  'deployment: the server accepts the settings of %s',
  (_way, own) => {
    const plain = Object.entries(own).filter(([name]) => !name.endsWith('_FILE'))
    const secret = 'a secret of thirty-two characters'
    const env = readEnv({
      ...Object.fromEntries(plain.map(([name, value]) => [name, value.replace(/^\$\{.*\}$/, '')])),
      DATABASE_URL: 'postgres://club@database/club',
      PUBLIC_URL: 'https://club.example',
      SESSION_SECRET: secret,
    })
    expect(env).toMatchObject({ migrates: false, sessionSecrets: [secret] })
    expect(env.trustProxy).not.toEqual(['loopback'])
  },
)

test.each(Object.entries(settings))('deployment: %s mounts each secret as a file', (way, own) => {
  const names = Object.keys(own)
  expect(names.filter(name => [...SECRETS].some(secret => secret === name))).toEqual([])
  const files = names
    .filter(name => name.endsWith('_FILE'))
    .map(name => own[name]?.split('/').at(-1))
  expect(files).toEqual(
    expect.arrayContaining(['database-url', 'session-secret', 'admin-password']),
  )
  const mounted =
    way === 'compose'
      ? /\n {2}secrets: \[(.*)\]/.exec(compose)?.[1]?.split(', ')
      : [...kubernetes.matchAll(/(?:- secrets\/|key: uri, path: )([\w-]+)/g)].map(
          ([, name]) => name,
        )
  expect([...new Set(mounted)].sort()).toEqual(files.sort())
})

test('deployment: the grace period is longer than a stop takes', () => {
  const graces: [Record<string, string>, number][] = [
    [settings.compose, numberIn(compose, 'stop_grace_period')],
    [settings.kubernetes, numberIn(kubernetes, 'terminationGracePeriodSeconds')],
  ]
  for (const [{ SHUTDOWN_DELAY }, grace] of graces)
    expect(grace).toBeGreaterThanOrEqual(Number(SHUTDOWN_DELAY) + STOP_SECONDS)
})

test('deployment: a proxy notices a stop before the server closes its port', () => {
  const caddyMs =
    numberIn(caddyfile, 'health_interval') + 1000 * numberIn(caddyfile, 'health_timeout')
  expect(caddyMs).toBeLessThan(1000 * Number(settings.compose.SHUTDOWN_DELAY))
  const probe = /readinessProbe:[^]*?(?=livenessProbe)/.exec(kubernetes)?.[0] ?? ''
  const seconds =
    (numberIn(probe, 'periodSeconds') + numberIn(probe, 'timeoutSeconds')) *
    numberIn(probe, 'failureThreshold')
  expect(seconds).toBeLessThan(Number(settings.kubernetes.SHUTDOWN_DELAY))
  expect(1000 * numberIn(caddyfile, 'keepalive')).toBeLessThan(TIMEOUTS.keepAliveTimeout)
})

test('deployment: ports and probed paths match the server', () => {
  const { PORT } = DEFAULTS
  expect(dockerfile).toContain(`PORT=${PORT} `)
  expect(dockerfile).toContain(`\nEXPOSE ${PORT}\n`)
  expect(kubernetes).toContain(`containerPort: ${PORT} `)
  expect(new Set(caddyfile.match(/\bsite-\d:\d+/g))).toEqual(
    new Set([`site-1:${PORT}`, `site-2:${PORT}`]),
  )
  const source = textOf('backend/src/http/health.ts')
  const probed = /(?<=httpGet: \{ path: |health_uri |PORT\})\/\w+/g
  const paths = [dockerfile, compose, caddyfile, kubernetes].flatMap(
    text => text.match(probed) ?? [],
  )
  expect([...new Set(paths)].sort()).toEqual(['/healthz', '/readyz'])
  for (const path of paths) expect(source).toContain(`'${path}'`)
  const startup = /startupProbe:[^]*?(?=readinessProbe)/.exec(kubernetes)?.[0] ?? ''
  expect(
    numberIn(startup, 'periodSeconds') * numberIn(startup, 'failureThreshold'),
  ).toBeGreaterThan(Number(DEFAULTS.STARTUP_TIMEOUT))
})

/**
 * The most connections of one instance: the pool, and two more. At a start these are for the lock
 * and the migrations; later one is the listener.
 */
const INSTANCE_CONNECTIONS = Number(DEFAULTS.DATABASE_POOL) + 2
/**
 * Locks of the five jobs, a backup's rows, two of the migrate command, PostgreSQL's three for
 * superusers, and ten in reserve.
 */
const OTHER_CONNECTIONS = 5 + 1 + 2 + 3 + 10
/** PostgreSQL's default. */
const MAX_CONNECTIONS = 100

test('deployment: max_connections is enough for an update with all instances', () => {
  const replicas = numberIn(kubernetes, 'maxReplicas')
  expect(numberIn(kubernetes, 'maxSurge')).toBeLessThanOrEqual(replicas)
  // Old instances that still stop keep their connections, and Kubernetes does not count them as surge.
  const needed = INSTANCE_CONNECTIONS * 2 * replicas + OTHER_CONNECTIONS
  expect(needed).toBeLessThanOrEqual(numberIn(kubernetes, 'max_connections'))
  const sites = compose.match(/\n {2}site-\d:/g) ?? []
  expect(sites).toHaveLength(2)
  expect(INSTANCE_CONNECTIONS * sites.length + OTHER_CONNECTIONS).toBeLessThan(MAX_CONNECTIONS)
})

test('deployment: docs/deploy.md counts the same connections', () => {
  const guide = textOf('docs/deploy.md').replaceAll(/\s+/g, ' ')
  const instances = 2 * numberIn(kubernetes, 'maxReplicas')
  expect(guide).toContain(
    `${instances} × ${INSTANCE_CONNECTIONS} = ${instances * INSTANCE_CONNECTIONS}`,
  )
  expect(guide).toContain(`\`max_connections\` is ${numberIn(kubernetes, 'max_connections')}`)
})

test('deployment: each command in the files exists', () => {
  const commands = [dockerfile, compose, kubernetes].flatMap(
    text => text.match(/\bbackend\/dist\/[\w/]+\.js/g) ?? [],
  )
  expect(new Set(commands).size).toBe(3)
  for (const command of commands)
    expect(existsSync(join(ROOT, command.replace('/dist/', '/src/').replace('.js', '.ts')))).toBe(
      true,
    )
})

test('deployment: each image has a full version, and the site’s Node.js is 24', () => {
  const from = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(from).toEqual([
    expect.stringMatching(/^node:24\.\d+\.\d+-/),
    'node',
    'manifests',
    'manifests',
    'node',
  ])
  const others = [compose, kubernetes].flatMap(text =>
    [...text.matchAll(/image(?:Name)?: (\S+)/g)].map(([, it]) => it ?? ''),
  )
  const own = others.filter(image => !/^(?:coral-way|\$\{IMAGE:-coral-way\})$/.test(image))
  expect(own.length).toBeGreaterThan(2)
  for (const image of own) expect(image).toMatch(/:\d+\.\d+(?:\.\d+)?-/)
})

test('container: runs without root on a read-only root file system, with only the server’s packages', () => {
  expect(dockerfile).toMatch(/^USER 1000:1000$/m)
  expect(dockerfile).toMatch(/^ {2}npm ci .*--omit=dev --omit=optional --workspace backend$/m)
  expect(dockerfile.match(/^COPY --from=packages .*$/gm)).toEqual(['COPY --from=packages /site ./'])
  for (const line of [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
  ])
    expect(compose.split('\nservices:')[0]).toContain(`\n  ${line}\n`)
  const pods = kubernetes.match(/image: coral-way\n/g)?.length
  expect(pods).toBe(3)
  for (const line of [
    'runAsNonRoot: true',
    'readOnlyRootFilesystem: true',
    'allowPrivilegeEscalation: false',
    'drop: [ALL]',
    'type: RuntimeDefault',
  ])
    expect(kubernetes.split(line)).toHaveLength(3 + 1)
})
