import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getMetadataStorage } from 'type-graphql'
import { getMetadataArgsStorage } from 'typeorm'
import { registry } from '../test/registry'
import { features } from './features'

/** All files of features, and the entities of the layers below. */
const DECLARES = /^(?:features\/.*|.*\.entity)(?<!\.spec)\.ts$/

/** The exports of these files, by path. */
const modules = new Map<string, unknown[]>()

beforeAll(async () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(it => DECLARES.test(it))) {
    // Exports of any type.
    const module = (await import(join(__dirname, file))) as Record<string, unknown>
    modules.set(file, Object.values(module))
  }
})

const exported = () => [...modules.values()].flat()

/** A file may export several as one object. */
const membersOf = (it: unknown): unknown[] =>
  typeof it === 'object' && it !== null ? Object.values(it) : []

test.each([
  ['mail', registry.mails],
  ['link purpose', registry.linkPurposes],
  ['audit action', registry.auditActions],
])('features: each exported %s is listed by a feature', (kind, listed) => {
  const isOfKind = (it: unknown) => (it as { kind?: unknown } | undefined)?.kind === kind
  const all = exported().flatMap(it => [it, ...membersOf(it)])
  expect(all.filter(it => isOfKind(it) && !(listed as unknown[]).includes(it))).toEqual([])
  expect(listed.length).toBeGreaterThan(0)
})

test.each([
  ['table', registry.entities, tables],
  ['resolver', registry.resolvers, resolvers],
])('features: each %s is listed by a feature', (_, listed, findAll) => {
  const all = new Set(findAll())
  const own = exported().filter(it => all.has(it))
  expect(own.filter(it => !(listed as unknown[]).includes(it))).toEqual([])
  expect(own).toHaveLength(listed.length)
})

function tables(): unknown[] {
  const regular = getMetadataArgsStorage().tables.filter(({ type }) => type === 'regular')
  return regular.map(({ target }) => target)
}

function resolvers(): unknown[] {
  return getMetadataStorage().resolverClasses.map(({ target }) => target)
}

test('features: each declared feature is in the list', () => {
  const declared = [...modules].filter(([file]) => file.endsWith('.feature.ts'))
  const listed = new Set<unknown>(features)
  expect(declared.filter(([, [feature]]) => !listed.has(feature))).toEqual([])
  expect(declared).toHaveLength(features.length)
})
