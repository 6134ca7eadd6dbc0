/** Defects in webhooks: queueing, claiming, sending, signing and recording. */

const worker = ['backend/src/webhooks/webhook-worker.spec.ts']
const request = ['backend/src/webhooks/webhook-request.spec.ts']
const certificates = ['backend/src/webhooks/webhook-certificates.spec.ts']
const urls = ['backend/src/webhooks/webhook-url.spec.ts']
const pauses = ['backend/src/webhooks/retry-pause.spec.ts']
const endpoints = ['backend/src/features/webhooks/webhook-endpoints.spec.ts']
const deliveries = ['backend/src/features/webhooks/webhook-deliveries.spec.ts']
const payloads = ['backend/src/features/webhooks/webhook-payloads.spec.ts']
const QUEUE = 'backend/src/webhooks/queue-webhook-events.ts'
const TYPES = 'backend/src/webhooks/webhook-event-type.ts'
const CLAIM = 'backend/src/webhooks/webhook-claim.ts'
const RESULT = 'backend/src/webhooks/webhook-result.ts'
const WORKER = 'backend/src/webhooks/webhook-worker.ts'
const REQUEST = 'backend/src/webhooks/webhook-request.ts'
const TRY = 'backend/src/webhooks/webhook-try.ts'
const URLS = 'backend/src/webhooks/webhook-url.ts'
const ADDRESSES = 'backend/src/webhooks/public-addresses.ts'
const SECRETS = 'backend/src/webhooks/webhook-secrets.ts'
const SEALED = 'backend/src/core/sealed-text.ts'
const PAUSE = 'backend/src/webhooks/retry-pause.ts'
const ENDPOINTS = 'backend/src/features/webhooks/webhook-endpoints.service.ts'
const DELIVERIES = 'backend/src/features/webhooks/webhook-deliveries.service.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const webhooks = [
  { name: 'an endpoint that is off gets events', file: QUEUE, find: `WHERE "isActive" AND '`, replace: `WHERE '`, specs: worker, test: 'only active endpoints' },
  { name: 'an endpoint gets kinds of event that it did not choose', file: QUEUE, find: `AND '\${type.name}' = ANY (events)`, replace: '', specs: worker, test: 'only active endpoints' },
  { name: 'events without an endpoint are stored', file: QUEUE, find: 'WHERE EXISTS (SELECT FROM webhook_receiver) RETURNING', replace: 'RETURNING', specs: worker, test: 'nothing is stored' },
  { name: 'workers are not notified', file: QUEUE, find: `RETURNING pg_notify('\${WEBHOOK_QUEUED}', 'due')`, replace: 'RETURNING id', specs: worker, test: 'an event arrives' },
  { name: 'an event that no feature lists is queued', file: TYPES, find: 'if (!declared.has(type))', replace: 'if (false)', specs: worker, test: 'no feature lists' },
  { name: 'another server’s lease is ignored', file: CLAIM, find: `AND "leaseUntil" <= statement_timestamp()`, replace: '', specs: worker, test: 'server killed' },
  { name: 'an ended server’s leases are not released', file: WORKER, find: 'this.timing.graceMs) await freeRunOutDeliveries()', replace: 'this.timing.graceMs) await Promise.resolve()', specs: worker, test: 'server killed' },
  { name: 'a server writes a result without its lease', file: RESULT, find: 'WHERE id = $1 AND lease = $2', replace: 'WHERE id = $1 AND $2::uuid IS NOT NULL', specs: worker, test: 'server killed' },
  { name: 'a delivery is sent before it is due', file: CLAIM, find: `state = 'queued' AND "dueAt" <= statement_timestamp()`, replace: `state = 'queued'`, specs: worker, test: 'retried after a minute' },
  { name: 'an endpoint that hangs delays others', file: WORKER, find: 'this.start(delivery)', replace: 'await this.send(delivery)', specs: worker, test: 'delays no other' },
  { name: 'an endpoint gets any number of deliveries at once', file: CLAIM, find: 'const PER_ENDPOINT = 5', replace: 'const PER_ENDPOINT = 500', specs: worker, test: 'delays no other' },
  { name: 'waiting deliveries to an endpoint that was switched off stay queued', file: CLAIM, find: '    await em.query(FAIL_SWITCHED_OFF)\n', replace: '', specs: worker, test: '20 failures' },
  { name: 'a result is lost if the database fails', file: WORKER, find: '} while (!this.isCutOff)', replace: '} while (this.isCutOff)', specs: worker, test: 'written later' },
  { name: 'a stopping worker does not wait', file: WORKER, find: '    await Promise.all(this.sending)\n', replace: '', specs: worker, test: 'a worker that stops' },
  { name: 'a stopping worker claims more', file: WORKER, find: 'while (this.isWoken && !this.isStopping)', replace: 'while (this.isWoken)', specs: worker, test: 'a worker that stops' },
  { name: 'a success does not end a row of failures', file: RESULT, find: '{ failures: 0 })', replace: '{ failures: endpoint.failures })', specs: worker, test: 'retried after a minute' },
  { name: 'an endpoint is not switched off', file: RESULT, find: 'failures >= WEBHOOK_FAILURES_MAX', replace: 'failures > WEBHOOK_FAILURES_MAX', specs: worker, test: '20 failures' },
  { name: 'the team gets no mail about an endpoint', file: RESULT, find: '  await mailer.queue(', replace: '  if (isLast && failures > 99) await mailer.queue(', specs: worker, test: '20 failures' },
  { name: 'a test counts as a failure', file: RESULT, find: '|| isTest(delivery)) return', replace: ') return', specs: worker, test: 'counts no failure' },
  { name: 'a test is retried', file: RESULT, find: 'isActive && !isTest(delivery) ?', replace: 'isActive ?', specs: worker, test: 'counts no failure' },
  { name: 'a delivery is retried without limit', file: PAUSE, find: 'attempts >= WEBHOOK_ATTEMPTS_MAX', replace: 'attempts > 100', specs: pauses },
  { name: 'pauses grow without limit', file: PAUSE, find: 'Math.min(FIRST_MS * GROWTH ** (attempts - 1), LONGEST_MS)', replace: 'FIRST_MS * GROWTH ** (attempts - 1)', specs: pauses },
  { name: 'a try has no timeout', file: REQUEST, find: 'AbortSignal.timeout(tryMs)', replace: 'AbortSignal.timeout(tryMs * 200)', specs: request, test: 'in time' },
  { name: 'a whole response is read', file: REQUEST, find: 'if (size >= RESPONSE_MAX) break', replace: '', specs: request, test: '1 GB' },
  { name: 'one public address of several is enough', file: REQUEST, find: '!addresses.every(isAllowed)', replace: '!addresses.some(isAllowed)', specs: request, test: 'is refused' },
  { name: 'addresses are not judged before connecting', file: REQUEST, find: 'if (!addresses.every(isAllowed)) throw new WebhookFailure(NOT_PUBLIC)', replace: '', specs: request, test: '169.254' },
  { name: 'the connected address is not checked', file: REQUEST, find: `if (!isAllowed(socket.remoteAddress ?? ''))`, replace: 'if (false)', specs: request, test: 'connected address' },
  { name: 'the host is looked up again to connect', file: REQUEST, find: 'connect(webhook.url, address)', replace: 'connect(webhook.url, (await resolve(webhook.url.hostname))[0] ?? address)', specs: request, test: 'looked up once' },
  { name: 'any certificate is trusted', file: REQUEST, find: 'connectTls({ ...options, ...name })', replace: 'connectTls({ ...options, ...name, rejectUnauthorized: false })', specs: certificates, test: 'untrusted' },
  { name: 'the certificate of another host is accepted', file: REQUEST, find: 'connectTls({ ...options, ...name })', replace: 'connectTls({ ...options, ...name, checkServerIdentity: () => undefined })', specs: certificates, test: 'another host' },
  { name: 'the metadata of clouds is public', file: ADDRESSES, find: `  ['169.254.0.0', 16], // link-local, with the metadata of most clouds\n`, replace: '', specs: urls },
  { name: 'carrier-grade NAT is public', file: ADDRESSES, find: `['100.64.0.0', 10]`, replace: `['100.64.0.0', 16]`, specs: urls },
  { name: 'IPv6 outside 2000::/3 is public', file: ADDRESSES, find: `return unicast.check(address, 'ipv6') && !`, replace: 'return !', specs: urls },
  { name: 'endpoints may use http', file: URLS, find: `if (url.protocol !== 'https:' && !(isLocal`, replace: `if (url.protocol === 'ftp:' && !(isLocal`, specs: urls },
  { name: 'a URL may contain a password', file: URLS, find: 'if (url.username || url.password)', replace: 'if (url.username && !url.password)', specs: urls },
  { name: 'a redirect counts as a success', file: TRY, find: 'status >= 200 && status < 300', replace: 'status >= 200 && status < 600', specs: worker, test: 'retried after a minute' },
  { name: 'only the new secret signs after a rotation', file: SECRETS, find: '...(isRotating && previousSecret ? [previousSecret] : [])', replace: '', specs: endpoints, test: 'both secrets' },
  { name: 'the previous secret signs for ever', file: SECRETS, find: 'rotationEndsAt !== null && rotationEndsAt > now', replace: 'rotationEndsAt !== null', specs: endpoints, test: 'both secrets' },
  { name: 'secrets are stored as they are', file: SECRETS, find: 'return { secret, sealed: seal(secret, endpointId) }', replace: 'return { secret, sealed: secret }', specs: endpoints, test: 'contain a secret' },
  { name: 'a secret is lost with a SESSION_SECRET', file: SECRETS, find: 'if (!opened || opened.isCurrent) return', replace: 'return', specs: endpoints, test: 'survives' },
  { name: 'a secret can be moved to another endpoint', file: SEALED, find: `  const bytes = Buffer.from(sealed, 'base64')\n`, replace: `  const bytes = Buffer.from(sealed, 'base64')\n  if (context.length > 0) return { text: sealed, isCurrent: true }\n`, specs: endpoints, test: 'bound to its endpoint' },
  { name: 'parallel requests create more than 20 endpoints', file: ENDPOINTS, find: `    await em.query('LOCK TABLE webhook_endpoint IN SHARE ROW EXCLUSIVE MODE')\n`, replace: '', specs: endpoints, test: 'twenty-first' },
  { name: 'the audit log contains a URL’s path', file: ENDPOINTS, find: 'origin: new URL(url).origin', replace: 'origin: url', specs: endpoints, test: 'contain a secret' },
  { name: 'an endpoint that is off gets a test', file: DELIVERIES, find: '    requireActive(endpoint)\n', replace: '', specs: deliveries, test: 'that is off' },
  { name: 'a delivery that is being sent is sent again', file: DELIVERIES, find: `WHERE id = $1 AND state <> 'sending'`, replace: 'WHERE id = $1', specs: deliveries, test: 'while it is being sent' },
  { name: 'old events are kept', file: 'backend/src/webhooks/webhook-retention.ts', find: `interval '30 days'`, replace: `interval '31 days'`, specs: deliveries, test: '30 days' },
  { name: 'a repeated message is reported again', file: 'backend/src/submissions/store-once.ts', find: '  if (!stored) return getFirstAnswer(rows, values, hashes, context.now())\n', replace: '  if (!stored) {\n    const first = await getFirstAnswer(rows, values, hashes, context.now())\n    await onStored?.(first)\n    return first\n  }\n', specs: payloads, test: 'a repeated request is not' },
]
