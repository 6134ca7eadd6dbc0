import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { registry } from '../../test/registry'
import { services } from '../../test/services'
import { readEnv } from '../settings/env'
import { createMetrics } from './metrics'
import { createServerMetrics } from './server-metrics'

const ROOT = resolve(__dirname, '../../..')
const dashboard = readFileSync(resolve(ROOT, 'docker/grafana/dashboard.json'), 'utf8')
const alerts = readFileSync(resolve(ROOT, 'docker/prometheus/alerts.yaml'), 'utf8')
const guide = readFileSync(resolve(ROOT, 'docs/monitoring.md'), 'utf8')

const metrics = createMetrics([
  ...createServerMetrics(() => 0),
  ...registry.createMetrics({ now: () => new Date(), jobs: [] }),
])
const known = new Set(metrics.registry.getMetricsAsArray().map(({ name }) => name))

const NAME = /\b(?:http|graphql|club|nodejs|process)_[a-z0-9_]+/g
const metricsIn = (text: string) =>
  new Set([...text.matchAll(NAME)].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')))

test.each([
  ['dashboard', dashboard],
  ['alerts', alerts],
  ['guide', guide],
])('metrics: the metrics in the %s exist', (_, text) => {
  const named = [...metricsIn(text)]
  expect(named.filter(name => !known.has(name))).toEqual([])
  expect(named.length).toBeGreaterThan(8)
})

test('metrics: the guide and the dashboard have each metric of the product', () => {
  const own = [...known].filter(name => /^(?:http|graphql|club)_/.test(name))
  for (const text of [dashboard, guide])
    expect(own.filter(name => !metricsIn(text).has(name))).toEqual([])
})

test('metrics: the guide explains each alert', () => {
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter(name => !guide.includes(`\n- \`${name}\`: `))).toEqual([])
})

test('jobs: the guide explains each job, and no other', () => {
  const jobs = registry.createJobs({ env: readEnv({ BACKUP_EVERY: '24' }), services })
  const [, list = ''] = /\n### Jobs\n(.*?)\n### /s.exec(guide) ?? []
  const explained = [...list.matchAll(/^- `(\w+)`, /gm)].map(([, name]) => name)
  expect(explained.sort()).toEqual(jobs.map(({ name }) => name).sort())
})
