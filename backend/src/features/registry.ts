import { assertEnumValueName } from 'graphql'
import { UNKNOWN_NAME } from '../core/open-enum'
import { declareWebhookEvents } from '../webhooks/webhook-event-type'
import type { Feature, JobSources, MetricSources, StartOptions } from './feature'

/** The contributions of all features together, created at start. */
export type Registry = ReturnType<typeof createRegistry>

/** A named contribution of a feature. */
interface Named {
  kind: string
  name: string
}

/**
 * Combines the features, and allows their webhook events to be queued. Throws if two use the same
 * name for the same kind of thing.
 */
export function createRegistry(features: readonly Feature[]) {
  const all = <Item>(listOf: (feature: Feature) => readonly Item[] | undefined): Item[] =>
    features.flatMap(feature => listOf(feature) ?? [])
  const mails = all(feature => feature.mails)
  const webhookEvents = all(feature => feature.webhookEvents)
  const linkPurposes = all(feature => feature.linkPurposes)
  const auditActions = all(feature => Object.values(feature.auditActions ?? {}))
  const personalData = all(feature => feature.personalData)
  const channels = all(feature => feature.channels)
  const commands = all(feature => feature.commands)
  const [pagePhases, ...others] = features.flatMap(feature => feature.pagePhases ?? [])
  if (others.length > 0) throw new Error('Two features decide the phase of the pages.')
  const [pageNotices, ...more] = features.flatMap(feature => feature.pageNotices ?? [])
  if (more.length > 0) throw new Error('Two features decide the lines above the pages.')
  for (const stored of [mails, webhookEvents, linkPurposes, auditActions]) {
    requireUnique(stored)
    stored.forEach(requireStorable)
  }
  requireUnique(personalData.map(({ table }) => ({ kind: 'fate of the table', name: table })))
  requireUnique(channels.map(({ name }) => ({ kind: 'NOTIFY channel', name })))
  requireUnique(commands.map(({ name }) => ({ kind: 'command', name })))
  declareWebhookEvents(webhookEvents)
  return {
    entities: all(feature => feature.entities),
    personalData,
    resolvers: all(feature => feature.resolvers),
    mails,
    webhookEvents,
    linkPurposes,
    auditActions,
    channels,
    commands,
    /** Throws if two features use the same job name. */
    createJobs: (server: JobSources) => {
      const jobs = all(feature => feature.jobs?.(server))
      const named = jobs.map(({ name }) => ({ kind: 'job', name }))
      requireUnique(named)
      named.forEach(requireStorable)
      return jobs
    },
    createMetrics: (server: MetricSources) => all(feature => feature.metrics?.(server)),
    /** Runs each feature's provision, in the order of the list. */
    provision: async (start: StartOptions) => {
      for (const { provision } of features) await provision?.(start)
    },
    pagePhases,
    pageNotices,
  }
}

function requireUnique(named: readonly Named[]): void {
  const names = new Set<string>()
  for (const { kind, name } of named) {
    if (names.has(name)) throw new Error(`Two features have a ${kind} with the name ${name}.`)
    names.add(name)
  }
}

const NAME_LENGTH_MAX = 40

/** Throws unless the name is a valid GraphQL enum value and fits its column. */
function requireStorable({ kind, name }: Named): void {
  assertEnumValueName(name)
  const isReserved = name === UNKNOWN_NAME || name.startsWith('__')
  if (isReserved || name.length > NAME_LENGTH_MAX)
    throw new Error(`The ${kind} ${name} needs another name, of at most 40 characters.`)
}
