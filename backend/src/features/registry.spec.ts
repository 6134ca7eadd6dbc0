import { createJob } from '../../test/jobs'
import { services } from '../../test/services'
import { readEnv } from '../settings/env'
import { defineAuditActions } from '../audit/audit-action'
import { createRegistry } from './registry'

const actionsOf = (name: string) => defineAuditActions({ [name]: 'Something.' })
const command = {
  name: 'list',
  parameters: [],
  description: 'lists',
  run: () => Promise.resolve(),
}

test.each([
  ['an audit action', { auditActions: actionsOf('note') }],
  ['a channel', { channels: [{ name: 'changed' }] }],
  ['a command', { commands: [command] }],
])('registry: two features cannot give %s the same name', (_, feature) => {
  createRegistry([feature])
  expect(() => createRegistry([feature, feature])).toThrow('Two features have a')
})

test('registry: only one feature decides the phase of the pages', () => {
  const pagePhases = { names: ['first'], current: () => Promise.resolve('first') }
  expect(createRegistry([{ pagePhases }]).pagePhases).toBe(pagePhases)
  expect(() => createRegistry([{ pagePhases }, { pagePhases }])).toThrow('Two features')
})

test('registry: refuses a job name that two features use or that does not fit its column', () => {
  const server = { env: readEnv({}), services }
  const jobs = () => [createJob('daily')]
  expect(createRegistry([{ jobs }]).createJobs(server)).toHaveLength(1)
  expect(() => createRegistry([{ jobs }, { jobs }]).createJobs(server)).toThrow('have a job')
  const tooLong = { jobs: () => [createJob('a'.repeat(41))] }
  expect(() => createRegistry([tooLong]).createJobs(server)).toThrow('another name')
})

test.each(['', 'two words', '1st', 'true', 'other', '__type', 'a'.repeat(41)])(
  'registry: a name that is invalid in GraphQL or does not fit its column is refused (%j)',
  name => {
    expect(() => createRegistry([{ auditActions: actionsOf(name) }])).toThrow()
  },
)

test('registry: a name of 40 characters is accepted', () => {
  const name = 'a'.repeat(40)
  const { auditActions } = createRegistry([{ auditActions: actionsOf(name) }])
  expect(auditActions).toMatchObject([{ name }])
})
