import { assertEnumValueName } from 'graphql'
import type { ClassType } from 'type-graphql'
import type { DataFate } from '../accounts/personal-data'
import type { AuditAction } from '../audit/audit-action'
import { UNKNOWN_NAME } from '../core/open-enum'
import type { Channel } from '../database/notifications'
import type { LinkPurpose } from '../links/link-purpose'
import type { MailDefinition } from '../mail/mail-definition'
import type { Job } from '../jobs/job'
import { declareWebhookEvents, type WebhookEventType } from '../webhooks/webhook-event-type'
import type {
  Command,
  Feature,
  JobSources,
  Metric,
  MetricSources,
  PagePhases,
  StartOptions,
} from './feature'

/** The contributions of all features together, created at start. */
export interface Registry {
  entities: ClassType[]
  personalData: DataFate[]
  resolvers: ClassType[]
  mails: MailDefinition[]
  webhookEvents: WebhookEventType[]
  linkPurposes: LinkPurpose[]
  auditActions: AuditAction[]
  channels: Channel[]
  commands: Command[]
  /** Throws if two features use the same job name. */
  createJobs: (server: JobSources) => Job[]
  createMetrics: (server: MetricSources) => Metric[]
  /** Runs each feature's provision, in the order of the list. */
  provision: (start: StartOptions) => Promise<void>
  pagePhases: PagePhases | undefined
  pageNotices: Feature['pageNotices']
}

/** A named contribution of a feature. */
interface Named {
  kind: string
  name: string
}

/**
 * Combines the features, and allows their webhook events to be queued. Throws if two use the same
 * name for the same kind of thing.
 */
export function createRegistry(features: readonly Feature[]): Registry {
  const mails = features.flatMap(({ mails: own = [] }) => own)
  const webhookEvents = features.flatMap(({ webhookEvents: own = [] }) => own)
  const linkPurposes = features.flatMap(({ linkPurposes: own = [] }) => own)
  const auditActions = features.flatMap(({ auditActions: own = {} }) => Object.values(own))
  const personalData = features.flatMap(({ personalData: own = [] }) => own)
  const channels = features.flatMap(({ channels: own = [] }) => own)
  const commands = features.flatMap(({ commands: own = [] }) => own)
  const [pagePhases, ...others] = features.flatMap(({ pagePhases: own = [] }) => own)
  if (others.length > 0) throw new Error('Two features decide the phase of the pages.')
  const [pageNotices, ...more] = features.flatMap(({ pageNotices: own = [] }) => own)
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
    entities: features.flatMap(({ entities = [] }) => entities),
    personalData,
    resolvers: features.flatMap(({ resolvers = [] }) => resolvers),
    mails,
    webhookEvents,
    linkPurposes,
    auditActions,
    channels,
    commands,
    createJobs: server => {
      const jobs = features.flatMap(({ jobs: create }) => create?.(server) ?? [])
      const named = jobs.map(({ name }) => ({ kind: 'job', name }))
      requireUnique(named)
      named.forEach(requireStorable)
      return jobs
    },
    createMetrics: server => features.flatMap(({ metrics }) => metrics?.(server) ?? []),
    provision: async start => {
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
