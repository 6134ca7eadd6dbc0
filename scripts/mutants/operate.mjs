/**
 * Defects in operation: settings, secrets, start and stop, probes, logs, metrics, several servers.
 */

const env = ['backend/src/settings/env.spec.ts']
const reader = ['backend/src/settings/setting-reader.spec.ts']
const lookAlikes = ['backend/src/settings/describe-look-alikes.spec.ts']
const rotation = ['backend/src/secret-rotation.spec.ts']
const tokens = ['backend/src/links/link-tokens.spec.ts']
const health = ['backend/src/http/health.spec.ts']
const stop = ['backend/src/server-stop.spec.ts']
const wait = ['backend/src/database/wait-for-database.spec.ts']
const migrate = ['backend/src/server-migrate.spec.ts']
const readOnly = ['backend/src/database/read-only.spec.ts']
const shared = ['backend/src/accounts/shared-limits.spec.ts']
const direct = ['backend/src/database/direct-connection.spec.ts']
const statements = ['backend/src/database/watch-statements.spec.ts']
const requestLog = ['backend/src/http/request-log.spec.ts']
const masked = ['backend/src/core/masked-errors.spec.ts']
const metrics = ['backend/src/telemetry/metrics.spec.ts']
const tracing = ['backend/src/telemetry/safe-tracer-provider.spec.ts']
const processes = ['backend/src/cluster.spec.ts']
const proxy = ['backend/src/http/untrusted-proxy.spec.ts']
const ENV = 'backend/src/settings/env.ts'
const READER = 'backend/src/settings/setting-reader.ts'
const LOOK_ALIKES = 'backend/src/settings/describe-look-alikes.ts'
const SECRETS = 'backend/src/settings/parse-secrets.ts'
const HEALTH = 'backend/src/http/health.ts'
const SERVER = 'backend/src/server.ts'
const CLOSE = 'backend/src/http/close-server.ts'
const WAIT = 'backend/src/database/wait-for-database.ts'
const COUNTS = 'backend/src/accounts/shared-failure-counts.ts'
const SERVICES = 'backend/src/app-services.ts'
const OPEN = 'backend/src/database/open-database.ts'
const STATEMENTS = 'backend/src/database/watch-statements.ts'
const OBSERVE = 'backend/src/http/observe-requests.ts'
const SPANS = 'backend/src/telemetry/safe-tracer-provider.ts'
const CLUSTER = 'backend/src/cluster.ts'
const PROXY = 'backend/src/http/untrusted-proxy.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const operate = [
  { name: 'a secret may be set twice', file: READER, find: 'if (value) throw', replace: 'if (value && !file) throw', specs: reader },
  { name: 'an empty secret file is accepted', file: READER, find: '  if (!text) throw', replace: '  if (!file) throw', specs: reader },
  { name: 'a secret file’s final line break is kept', file: READER, find: `readFileSync(file, 'utf8').trim()`, replace: `readFileSync(file, 'utf8')`, specs: reader },
  { name: 'every setting can be read from a file', file: READER, find: 'SECRETS.has(name) ?', replace: 'name ?', specs: reader },
  { name: 'two swapped letters are not noticed', file: LOOK_ALIKES, find: 'return swapped === long.slice(at)', replace: 'return swapped === long', specs: lookAlikes },
  { name: 'Kubernetes’ variables are reported as mistakes', file: LOOK_ALIKES, find: ' || FOREIGN.test(name)', replace: '', specs: lookAlikes },
  { name: 'numbers have no upper bound', file: 'backend/src/settings/parse-values.ts', find: ' || value > max', replace: '', specs: env },
  { name: 'a pool may have one connection', file: ENV, find: '[2, 1000]', replace: '[1, 1000]', specs: env },
  { name: 'a metrics token may have four characters', file: SECRETS, find: '{16,}', replace: '{4,}', specs: env },
  { name: 'the second secret may be short', file: SECRETS, find: 'secrets.some(', replace: '[first].some(', specs: env },
  { name: 'a new secret signs everybody out', file: 'backend/src/accounts/session-cookie.ts', find: 'of secrets)', replace: 'of secrets.slice(0, 1))', specs: rotation },
  { name: 'sessions are signed with the old secret', file: 'backend/src/accounts/session-writer.ts', find: '[...secrets]', replace: '[...secrets].reverse()', specs: rotation },
  { name: 'device cookies of the old secret are invalid', file: 'backend/src/accounts/device-cookies.ts', find: '  keys.some(', replace: '  keys.slice(0, 1).some(', specs: rotation },
  { name: 'links of the old secret are invalid', file: 'backend/src/links/link-tokens.ts', find: 'keys.some(', replace: 'keys.slice(0, 1).some(', specs: tokens },
  { name: 'the old secret’s keys come first', file: 'backend/src/core/derived-keys.ts', find: '[derive(first), ...others.map(derive)]', replace: '[...others.map(derive), derive(first)]', specs: tokens },
  { name: 'submissions under the old secret are stored again', file: 'backend/src/submissions/store-once.ts', find: 'keys.submissions.map(', replace: 'keys.submissions.slice(0, 1).map(', specs: rotation },
  { name: 'a read-only server is ready', file: HEALTH, find: `  if (state.isReadOnly) missing.push('read-only')\n`, replace: '', specs: health },
  { name: 'a server with a full database is ready', file: HEALTH, find: 'isDatabaseFull() || ', replace: '', specs: health },
  { name: 'our own disk is not checked', file: HEALTH, find: 'isDatabaseFull() || (await isNearlyFull(databaseDir))', replace: 'isDatabaseFull()', specs: health },
  { name: 'each request to /readyz queries the database', file: HEALTH, find: 'performance.now() < latest.until', replace: 'performance.now() < 0', specs: health },
  { name: 'a stop does not wait for the proxy', file: SERVER, find: '  await sleep(shutdownDelay * SECOND_MS)\n', replace: '', specs: stop },
  { name: 'connections stay open after responses during a stop', file: CLOSE, find: 'res.shouldKeepAlive = false', replace: 'res.shouldKeepAlive &&= true', specs: stop },
  { name: 'idle connections delay a stop', file: CLOSE, find: '    server.closeIdleConnections()\n', replace: '', specs: stop },
  { name: 'unused connections delay a stop', file: CLOSE, find: 'if (socket.bytesRead === 0) socket', replace: 'if (socket.bytesRead < 0) socket', specs: stop },
  { name: 'the database is closed before requests end', file: SERVER, find: '      await announceStop(server, env, log)\n', replace: '      await announceStop(server, env, log)\n      await cleanUp()\n', specs: stop },
  { name: 'a start does not wait for the database', file: WAIT, find: 'if (left <= 0) throw error', replace: 'if (left) throw error', specs: wait },
  { name: 'a start waits for a database that refuses it', file: WAIT, find: 'if (isOutage(error)) return', replace: 'if (error) return', specs: wait },
  { name: 'a start checks the pooler only', file: WAIT, find: 'addresses.databaseDirectUrl ?? databaseUrl', replace: 'databaseUrl', specs: wait },
  { name: 'PostgreSQL 13 is accepted', file: WAIT, find: 'number: 140_000', replace: 'number: 130_000', specs: wait },
  { name: 'the version of PostgreSQL is not checked', file: WAIT, find: '    rows.forEach(requireSupported)\n', replace: '    void rows\n', specs: wait },
  { name: 'MIGRATE=off migrates', file: OPEN, find: 'if (migrates) await migrate()', replace: 'await migrate()', specs: migrate },
  { name: 'a full log disk ends the site', file: 'backend/src/core/log.ts', find: `stdout.on('error', () => undefined)`, replace: '', specs: ['backend/src/core/log.spec.ts'] },
  { name: 'a path is logged', file: OBSERVE, find: `: 'unmatched'`, replace: ': path', specs: requestLog },
  { name: 'a query string is logged', file: OBSERVE, find: 'const [path] = splitUrl(url)', replace: 'const path = url', specs: requestLog },
  { name: 'the log uses the client’s operation name', file: 'backend/src/graphql/apollo-server.ts', find: 'facts.operation = operationFields(operation, document)', replace: `facts.operation = [operation.name?.value ?? '']`, specs: requestLog },
  { name: 'the log uses the client’s aliases', file: 'backend/src/graphql/operation-fields.ts', find: 'return [selection.name.value]', replace: 'return [(selection.alias ?? selection.name).value]', specs: [...requestLog, ...metrics] },
  { name: 'a readable request id is logged', file: 'backend/src/core/log.ts', find: 'if (GENERATED_ID.test(requestId))', replace: 'if (requestId)', specs: ['backend/src/core/log.spec.ts'] },
  { name: 'probes fill the log', file: 'backend/src/http/request-log.ts', find: `? 'debug' : 'info'`, replace: `? 'info' : 'info'`, specs: requestLog },
  { name: 'REST failures lack the request id', file: 'backend/src/http/error-handler.ts', find: 'withRequestId(formatError(failure.toJSON(), failure), requestIdOf(res))', replace: 'formatError(failure.toJSON(), failure)', specs: masked },
  { name: 'responses during migrations lack the request id', file: 'backend/src/http/wait-for-migrations.ts', find: 'toMiddleware(requestId, securityHeaders())', replace: 'toMiddleware(securityHeaders())', specs: migrate },
  { name: 'GraphQL failures lack the request id', file: 'backend/src/core/format-error.ts', find: 'extensions: { ...extensions, requestId }', replace: 'extensions', specs: masked },
  { name: 'metrics are public', file: 'backend/src/telemetry/metrics-route.ts', find: `if (timingSafeEqual(digest(req.get('authorization') ?? ''), expected))`, replace: 'if (timingSafeEqual(expected, expected))', specs: metrics },
  { name: 'metrics are enabled without a token', file: 'backend/src/telemetry/start-metrics.ts', find: '  if (token === undefined) return { observers: [], routes: [] }\n', replace: `  token ??= 'undefined'\n`, specs: health },
  { name: 'a request can create a new label', file: 'backend/src/telemetry/metrics.ts', find: `fields.length === 1 ? String(fields[0]) : 'several'`, replace: `fields.join('+')`, specs: metrics },
  { name: 'a slow statement is logged with its text', file: STATEMENTS, find: ': verb\n', replace: ': text\n', specs: statements },
  { name: 'any word is logged as a table', file: STATEMENTS, find: '=> tables.has(word))', replace: '=> word)', specs: statements },
  { name: 'a statement of a second is not slow', file: STATEMENTS, find: 'SLOW_MS = 500', replace: 'SLOW_MS = 1_000', specs: statements },
  { name: 'each server counts failed sign-ins separately', file: SERVICES, find: 'sharesLimits ? createSharedFailureCounts(limitsKey) :', replace: 'sharesLimits ? createFailureCounts() :', specs: shared },
  { name: 'each server counts limits separately', file: SERVICES, find: 'sharesLimits ? createSharedLimiters(limitsKey) :', replace: 'sharesLimits ? createMemoryLimiter :', specs: shared },
  { name: 'a server with a DATABASE_URL does not share limits', file: SERVER, find: 'env.databaseUrl !== undefined || env.webConcurrency > 1', replace: 'env.webConcurrency > 1', specs: migrate },
  { name: 'concurrent guesses do not count', file: COUNTS, find: 'counted.points + counted.judging <', replace: 'counted.points <', specs: shared },
  { name: 'a shared lockout ends early', file: COUNTS, find: 'now + lockoutSeconds(lockout) * 1_000', replace: 'now + lockoutSeconds(1) * 1_000', specs: shared },
  { name: 'limit keys are stored in plain text', file: 'backend/src/database/limiters.ts', find: `createHmac('sha256', key).update(who).digest('base64url')`, replace: 'who', specs: shared },
  { name: 'each read writes to the database', file: 'backend/src/http/rate-limits.ts', find: `inMemory(perFiveMinutes('visitor-calls', 2_000))`, replace: `perFiveMinutes('visitor-calls', 2_000)`, specs: shared },
  { name: 'members cannot read from a standby', file: 'backend/src/accounts/session.ts', find: '.catch(passIfReadOnly)', replace: '.catch(error => { void passIfReadOnly; throw error })', specs: readOnly },
  { name: 'a write on a standby is an internal error', file: 'backend/src/core/errors.ts', find: '|53|25006)', replace: '|53)', specs: readOnly },
  { name: 'a start writes on a standby', file: 'backend/src/provision.ts', find: 'if ((await readDatabaseState()).isReadOnly)', replace: 'if (!(await readDatabaseState()))', specs: readOnly },
  { name: 'the main process distributes connections', file: CLUSTER, find: '  cluster.schedulingPolicy = cluster.SCHED_NONE\n', replace: '', specs: processes },
  { name: 'an exited process is not replaced', file: CLUSTER, find: `    cluster.on('exit', replace)\n`, replace: '', specs: processes },
  { name: 'crashing processes restart without backoff', file: CLUSTER, find: 'pause * 2', replace: 'pause', specs: processes },
  { name: 'the backoff never resets', file: CLUSTER, find: 'Date.now() - lastStart > LIVED_MS', replace: 'Date.now() < lastStart', specs: processes },
  { name: 'a process is replaced during a stop', file: CLUSTER, find: '      if (isStopping()) return\n', replace: '', specs: processes },
  { name: 'a migration times out after five seconds', file: 'backend/src/database/direct-connection.ts', find: '    statement_timeout: 0,\n', replace: '    statement_timeout: 5_000,\n', specs: direct },
  { name: 'LISTEN goes through the pooler', file: 'backend/src/database/listening-connection.ts', find: 'createDirectClient(databaseAddresses(), {', replace: 'createDirectClient({ ...databaseAddresses(), databaseDirectUrl: undefined }, {', specs: direct },
  { name: 'advisory locks go through the pooler', file: 'backend/src/database/direct-connection.ts', find: 'createDirectClient(addresses, options)', replace: 'createDirectClient({ ...addresses, databaseDirectUrl: undefined }, options)', specs: direct },
  { name: 'a pooler’s connections keep our settings', file: 'backend/src/database/data-source.ts', find: 'if (!databaseDirectUrl) await setTimeouts', replace: 'await setTimeouts', specs: direct },
  { name: 'transactions through a pooler have no timeout', file: 'backend/src/database/data-source.ts', find: 'databaseDirectUrl ? [TransactionTimeouts] : []', replace: '[]', specs: direct },
  { name: 'statements are prepared through a pooler', file: 'backend/src/database/data-source.ts', find: 'preparedStatements && databaseDirectUrl === undefined', replace: 'preparedStatements', specs: direct },
  { name: 'setAttribute puts any value into a span', file: SPANS, find: 'ALLOWED.has(key) ? setAttribute(key, value) : span', replace: 'setAttribute(key, value)', specs: tracing },
  { name: 'setAttributes puts any value into a span', file: SPANS, find: '.filter(([key]) => ALLOWED.has(key))', replace: '', specs: tracing },
  { name: 'a span has the client’s operation name', file: SPANS, find: `updateName(name.replace(OPERATION_NAME, '$1'))`, replace: 'updateName(name)', specs: tracing },
  { name: 'a span contains an error’s message', file: SPANS, find: 'setStatus({ code })', replace: `setStatus({ code, message: 'smash' })`, specs: tracing },
  { name: 'an untrusted proxy is logged for each request', file: PROXY, find: 'if (!isSaid && ', replace: 'if (', specs: proxy },
  { name: 'a trusted proxy causes a warning', file: PROXY, find: `!isTrusted(req.socket.remoteAddress ?? '', 0)`, replace: 'isTrusted !== undefined', specs: proxy },
]
