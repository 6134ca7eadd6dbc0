import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { DEFAULTS, SECRETS } from '../src/settings/setting-names'

const DOCKER = resolve(__dirname, '../../docker')
const textOf = (file: string) => readFileSync(join(DOCKER, file), 'utf8')

interface Service {
  image: string
  logging?: { driver: string; options: Record<string, string> }
  environment: Record<string, string>
  healthcheck?: object
  secrets?: string[]
  networks: string[]
  volumes?: string[]
  ports?: string[]
}

interface Compose {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  networks: object
  volumes: object
}

// The tests below check that it has this shape.
const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const sites = services.filter(([, { image }]) => image === '${IMAGE:-coral-way}')

/** The members of the Compose Specification that compose.yaml uses. A misspelled one fails the test. */
const MEMBERS = {
  file: 'name services secrets networks volumes x-site x-logging',
  service:
    'image build command logging environment secrets networks volumes ports healthcheck depends_on deploy restart stop_grace_period read_only tmpfs cap_drop cap_add security_opt shm_size',
  healthcheck: 'test interval timeout retries start_period start_interval disable',
}

const described: [what: string, members: object, known: string][] = [
  ['the file', compose, MEMBERS.file],
  ...services.flatMap(([name, service]): typeof described => [
    [name, service, MEMBERS.service],
    [`the health check of ${name}`, service.healthcheck ?? {}, MEMBERS.healthcheck],
  ]),
]

test.each(described)('compose: %s has only members that Compose knows', (_, members, known) => {
  expect(Object.keys(members).filter(name => !known.split(' ').includes(name))).toEqual([])
})

test('compose: each setting of the site exists, and each secret file is mounted', () => {
  expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2', 'migrate'])
  const known = [...Object.keys(DEFAULTS), ...[...SECRETS].map(name => `${name}_FILE`)]
  for (const [, { environment, secrets = [] }] of sites) {
    expect(Object.keys(environment).filter(name => !known.includes(name))).toEqual([])
    const files = Object.values(environment).filter(value => value.startsWith('/run/secrets/'))
    expect(files.map(file => file.replace('/run/secrets/', '')).sort()).toEqual([...secrets].sort())
  }
})

test.each(['secrets', 'networks', 'volumes'] as const)(
  'compose: services use all of the defined %s and no others',
  kind => {
    const used = services.flatMap(([, service]) => service[kind] ?? []).map(it => it.split(':')[0])
    const named = used.filter(name => !name?.startsWith('.'))
    expect(new Set(named)).toEqual(new Set(Object.keys(compose[kind])))
  },
)

test('compose: mounted files exist, and the secrets are in one folder', () => {
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes)
  for (const [file = ''] of mounted.filter(it => it.startsWith('.')).map(it => it.split(':')))
    expect(existsSync(join(DOCKER, file))).toBe(true)
  for (const [name, { file }] of Object.entries(compose.secrets))
    expect(file).toBe(`secrets/${name}`)
})

test('compose: only Caddy publishes ports, and it serves the PUBLIC_URL of the site', () => {
  const published = services.filter(([, { ports }]) => ports)
  expect(published.map(([name, { ports }]) => [name, ports])).toEqual([
    ['caddy', ['80:80', '443:443', '443:443/udp']],
  ])
  const addresses = services.flatMap(([, { environment }]) => environment['PUBLIC_URL'] ?? [])
  expect(addresses).toHaveLength(sites.length + 1)
  for (const address of addresses) expect(address).toMatch(/^\$\{PUBLIC_URL:\?/)
  expect(textOf('Caddyfile')).toMatch(/^\{\$PUBLIC_URL\} \{$/m)
})

test('compose: every server has a health check', () => {
  const unchecked = services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name)
  // Caddy checks the instances; no service depends on it.
  expect(unchecked).toEqual(['caddy'])
})

test.each(services)('compose: the log of %s is rotated', (_, { logging }) => {
  expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } })
})

interface Manifest {
  kind: string
  /** The spec of an Ingress. */
  spec: { tls: { hosts: string[] }[]; rules: { host: string }[] }
}

interface Overlay {
  replacements?: object[]
}

// Needs no kubectl. `npm run check-deployment` renders the example with kubectl and compares the
// hosts.
test('kubernetes: the example copies the host of PUBLIC_URL into each host of the Ingress', () => {
  const documents = parseAllDocuments(textOf('kubernetes/base/site.yaml'))
  const manifests = documents.map(it => it.toJSON() as Manifest)
  const { tls = [], rules = [] } = manifests.find(({ kind }) => kind === 'Ingress')?.spec ?? {}
  const hosts = [...rules.map(({ host }) => host), ...tls.flatMap(it => it.hosts)]
  expect(new Set(hosts)).toEqual(new Set(['host.invalid']))
  const fieldPaths = [
    ...rules.map((_, index) => `spec.rules.${index}.host`),
    ...tls.flatMap((it, at) => it.hosts.map((_, index) => `spec.tls.${at}.hosts.${index}`)),
  ]
  const overlay = parse(textOf('kubernetes/example/kustomization.yaml')) as Overlay
  const options = { delimiter: '/', index: 2 }
  expect(overlay.replacements).toEqual([
    {
      source: { kind: 'ConfigMap', name: 'coral-way', fieldPath: 'data.PUBLIC_URL', options },
      targets: [{ select: { kind: 'Ingress', name: 'coral-way' }, fieldPaths }],
    },
  ])
})
