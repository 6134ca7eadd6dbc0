/** The ids and public data of an event. Never names, addresses or text written by a person. */
export type WebhookData = Record<string, string | number | boolean | null>

/** How live queries learn of an event: the NOTIFY channel, and its payloads. */
export interface EventNotification<Row> {
  channel: string
  payloads: (row: Row) => readonly string[]
}

/** One kind of event that webhook endpoints can receive. */
export interface WebhookEventType<Row = never> {
  kind: 'webhook event'
  /** The stored name, also the value of GraphQL's WebhookEventType. Must never change. */
  name: string
  /** The description in the schema. */
  description: string
  /** True if no endpoint can choose it. */
  isReadOnly?: boolean
  /** Returns what endpoints receive about a row. */
  data: (row: Row) => WebhookData
  notification?: EventNotification<Row> | undefined
}

const NAME = /^[a-z]+_[a-z_]+$/

/**
 * Defines a kind of event. The name is the subject and what happened: `offer_accepted` is sent as
 * `offer.accepted`. A feature must list it in `webhookEvents`; emitting any other throws.
 */
export function defineWebhookEvent<Row = never>(
  name: string,
  description: string,
  data: (row: Row) => WebhookData = () => ({}),
  notification?: EventNotification<Row>,
): WebhookEventType<Row> {
  if (!NAME.test(name)) throw new Error(`${name} is no name of a webhook event`)
  return { kind: 'webhook event', name, description, data, notification }
}

/** Returns the type that is sent, such as `offer.accepted`. */
export const sentType = (name: string): string => name.replace('_', '.')

const declared = new Set<WebhookEventType>()

/**
 * Allows these kinds of event to be emitted. The registry calls it with those that features list.
 * This is a variable of the module, because functions such as `moveEntries` emit events without a
 * service object.
 */
export function declareWebhookEvents(types: readonly WebhookEventType[]): void {
  for (const type of types) declared.add(type)
}

/** Throws for a kind of event that no feature lists. */
export function requireDeclared(type: WebhookEventType): void {
  if (!declared.has(type))
    throw new Error(`No feature lists the webhook event ${type.name} (webhookEvents).`)
}
