import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { DEFAULTS, SECRETS } from '../src/settings/setting-names'

const DOCKER = resolve(__dirname, '../../docker')
const textOf = (file: string) => readFileSync(join(DOCKER, file), 'utf8')

interface Service {
  image: string
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

// The tests below judge whether it has this shape.
const compose = parse(textOf('compose.yaml'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const sites = services.filter(([, { image }]) => image === '${IMAGE:-coral-way}')

/** The members of the Compose Specification that we use. A misspelled one is refused. */
const MEMBERS = {
  file: 'name services secrets networks volumes x-site',
  service:
    'image build command environment secrets networks volumes ports healthcheck depends_on deploy restart stop_grace_period read_only tmpfs cap_drop cap_add security_opt shm_size',
  healthcheck: 'test interval timeout retries start_period start_interval disable',
}

const described: [what: string, members: object, known: string][] = [
  ['the file', compose, MEMBERS.file],
  ...services.flatMap(([name, service]): typeof described => [
    [name, service, MEMBERS.service],
    [`the health check of ${name}`, service.healthcheck ?? {}, MEMBERS.healthcheck],
  ]),
]

test.each(described)(
  'compose: %s has no member that Compose does not know',
  (_, members, known) => {
    expect(Object.keys(members).filter(name => !known.split(' ').includes(name))).toEqual([])
  },
)

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
  'compose: services use every one of the defined %s, and no other',
  kind => {
    const used = services.flatMap(([, service]) => service[kind] ?? []).map(it => it.split(':')[0])
    const named = used.filter(name => !name?.startsWith('.'))
    expect(new Set(named)).toEqual(new Set(Object.keys(compose[kind])))
  },
)

test('compose: mounted files exist, and secrets are files of one folder', () => {
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

interface Manifest {
  kind: string
  /** That of an Ingress. */
  spec: { tls: { hosts: string[] }[]; rules: { host: string }[] }
}

test('kubernetes: the Ingress has the host of PUBLIC_URL', () => {
  const documents = parseAllDocuments(textOf('kubernetes/base/site.yaml'))
  const manifests = documents.map(it => it.toJSON() as Manifest)
  const ingress = manifests.find(({ kind }) => kind === 'Ingress')
  const example = textOf('kubernetes/example/kustomization.yaml')
  const [, host] = /PUBLIC_URL=https:\/\/(\S+)/.exec(example) ?? []
  expect(ingress?.spec.tls.flatMap(({ hosts }) => hosts)).toEqual([host])
  expect(ingress?.spec.rules.map(rule => rule.host)).toEqual([host])
})
