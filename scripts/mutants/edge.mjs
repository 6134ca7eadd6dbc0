/** Defects in request protection: headers, cookies, limits, and the entry points. */

const headers = ['backend/src/http/security-headers.spec.ts']
const https = ['backend/src/http/https.spec.ts']
const limits = ['backend/src/http/address-limits.spec.ts']
const queryLimits = ['backend/src/graphql/query-limits.spec.ts']
const rest = ['backend/src/rest/rest.spec.ts']
const log = ['backend/src/core/log.spec.ts']
const slow = ['backend/src/http/slow-requests.spec.ts']
const socketLimits = ['backend/src/graphql/subscription-limits.spec.ts']
const liveQuery = ['backend/src/graphql/live-query.spec.ts']
const sockets = ['backend/src/graphql/serve-socket.spec.ts']
const env = ['backend/src/settings/env.spec.ts']
const MIDDLEWARE = 'backend/src/http/middleware.ts'
const errorDetails = ['backend/src/core/error-details.spec.ts']
const FORMAT_ERROR = 'backend/src/core/format-error.ts'
const RATE_LIMITS = 'backend/src/http/rate-limits.ts'
const SUBSCRIPTIONS = 'backend/src/graphql/subscriptions.ts'
const LIVE_QUERY = 'backend/src/graphql/live-query.ts'
const EXPRESS = 'backend/src/http/express-app.ts'
const WRITER = 'backend/src/accounts/session-writer.ts'
const QUERY_LIMITS = 'backend/src/graphql/query-limits.ts'
const LOG = 'backend/src/core/log.ts'
const COMPILED = 'backend/src/graphql/compiled-operation.ts'
const WHOLE_ANSWERS = 'backend/src/graphql/whole-answers.ts'
const wholeAnswers = ['backend/src/graphql/whole-answers.spec.ts']
const VISITOR_LIMIT = 'backend/src/graphql/visitor-limit.ts'
const SERVER = 'backend/src/http/app-server.ts'
const SETTINGS = 'backend/src/settings'
const APOLLO = 'backend/src/graphql/apollo-server.ts'
const AUTH = 'backend/src/features/auth/auth.resolver.ts'
const shownLimits = ['backend/src/http/rate-limit-headers.spec.ts']
const SHOWN = 'backend/src/http/rate-limit-headers.ts'
const RESET = 'backend/src/features/auth/password-reset.resolver.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const edge = [
  { name: 'scripts can read the session cookie', file: WRITER, find: 'httpOnly: true', replace: 'httpOnly: false', specs: https },
  { name: 'other sites’ requests send the cookie', file: WRITER, find: "sameSite: 'lax'", replace: "sameSite: 'none'", specs: https },
  { name: 'the cookie is not marked Secure', file: WRITER, find: '      secure,\n', replace: '      secure: !secure && false,\n', specs: https },
  { name: 'no HSTS', file: MIDDLEWARE, find: 'strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true }', replace: 'strictTransportSecurity: false', specs: https },
  { name: 'HSTS over http', file: MIDDLEWARE, find: 'req.secure ? secure : plain', replace: 'secure', specs: https },
  { name: 'every proxy is trusted', file: EXPRESS, find: "app.set('trust proxy', trustProxy)", replace: "app.set('trust proxy', true)", specs: https },
  { name: 'no proxy is trusted', file: EXPRESS, find: "app.set('trust proxy', trustProxy)", replace: "app.set('trust proxy', false)", specs: https },
  { name: 'inline scripts are allowed', file: MIDDLEWARE, find: `scriptSrc: ["'self'"]`, replace: `scriptSrc: ["'self'", "'unsafe-inline'"]`, specs: headers },
  { name: 'X-Frame-Options allows the same origin', file: MIDDLEWARE, find: "frameguard: { action: 'deny' }", replace: "frameguard: { action: 'sameorigin' }", specs: headers },
  { name: 'Referrer-Policy sends full addresses', file: MIDDLEWARE, find: "policy: 'strict-origin-when-cross-origin'", replace: "policy: 'unsafe-url'", specs: headers },
  { name: 'Permissions-Policy allows the camera', file: MIDDLEWARE, find: 'camera=(), ', replace: '', specs: headers },
  { name: 'the nosniff header is missing', file: MIDDLEWARE, find: "frameguard: { action: 'deny' }", replace: "frameguard: { action: 'deny' }, xContentTypeOptions: false", specs: headers },
  { name: 'another site’s page keeps a reference to our window', file: MIDDLEWARE, find: "crossOriginOpenerPolicy: { policy: 'same-origin' }", replace: "crossOriginOpenerPolicy: { policy: 'unsafe-none' }", specs: headers },
  { name: 'a request with a foreign Origin may write', file: 'backend/src/http/cross-origin.ts', find: "if (origin !== undefined && !own.includes(origin)) return 'Origin'\n", replace: '', specs: rest },
  { name: 'a form may write', file: MIDDLEWARE, find: "hasBody(req) && !req.is('application/json')", replace: 'false', specs: rest },
  { name: 'personal responses are cached', file: MIDDLEWARE, find: "res.setHeader('Cache-Control', 'no-store')", replace: "res.setHeader('Cache-Control', 'private')", specs: ['backend/src/rest/access.spec.ts'] },
  { name: 'invalid UTF-8 is accepted', file: 'backend/src/http/json-body.ts', find: 'if (!isUtf8(body))', replace: 'if (isUtf8(body) && false)', specs: ['backend/src/http/raw-requests.spec.ts'] },
  { name: 'a body may have 10 MB', file: 'backend/src/guards.ts', find: "BODY_MAX = '100kb'", replace: "BODY_MAX = '10mb'", specs: rest },
  { name: '/readyz ignores a shutdown', file: 'backend/src/http/health.ts', find: "isStopping() ? ['stopping'] : ", replace: '', specs: ['backend/src/server-stop.spec.ts'] },
  { name: 'a shutdown is not reported to /readyz', file: 'backend/src/server.ts', find: 'stopping = true', replace: 'stopping = false', specs: ['backend/src/server-stop.spec.ts'] },
  { name: 'an internal error message is sent', file: FORMAT_ERROR, find: '    message,\n    extensions: { code, ...(fieldErrors', replace: '    extensions: { code, ...(fieldErrors', specs: ['backend/src/core/masked-errors.spec.ts'] },
  { name: 'a library’s error is sent with its code', file: FORMAT_ERROR, find: '|| !CLIENT_ERROR_CODES.has(code)', replace: '', specs: errorDetails },
  { name: 'an error’s details are lost', file: FORMAT_ERROR, find: 'fields: fieldErrors }), ...details }', replace: 'fields: fieldErrors }) }', specs: errorDetails },
  { name: 'an error message quotes the value, even a password', file: FORMAT_ERROR, find: 'message: safeMessage(formatted)', replace: 'message: formatted.message', specs: ['backend/src/features/auth/auth.spec.ts', 'backend/src/core/field-errors.spec.ts'] },
  { name: 'ten times the limit for registrations', file: AUTH, find: "perHour('registrations', 100)", replace: "perHour('registrations', 1_000)", specs: limits },
  { name: 'ten times the limit for sign-ins', file: AUTH, find: "perFiveMinutes('sign-ins', 100)", replace: "perFiveMinutes('sign-ins', 1_000)", specs: limits },
  { name: 'ten times the limit for messages', file: 'backend/src/features/contact/contact.resolver.ts', find: "perHour('messages', 100)", replace: "perHour('messages', 1_000)", specs: limits },
  { name: 'ten times the limit for visitors’ calls', file: RATE_LIMITS, find: "perFiveMinutes('visitor-calls', 2_000)", replace: "perFiveMinutes('visitor-calls', 20_000)", specs: limits },
  { name: 'each IPv6 address counts separately', file: RATE_LIMITS, find: '.slice(0, 4)', replace: '.slice(0, 8)', specs: limits },
  { name: 'ten times the limit for visitors’ sockets', file: RATE_LIMITS, find: 'VISITOR_SOCKETS_MAX = 20', replace: 'VISITOR_SOCKETS_MAX = 200', specs: socketLimits },
  { name: 'ten times the limit for an account’s sockets', file: RATE_LIMITS, find: 'ACCOUNT_SOCKETS_MAX = 5', replace: 'ACCOUNT_SOCKETS_MAX = 50', specs: socketLimits },
  { name: 'members share the socket limit of their address', file: RATE_LIMITS, find: 'user?.id ?? networkOf(address)', replace: 'networkOf(address)', specs: socketLimits },
  { name: 'members share the subscription limit of their address', file: SUBSCRIPTIONS, find: 'user?.id ?? address', replace: 'address', specs: socketLimits },
  { name: 'a socket that closes early counts for ever', file: SUBSCRIPTIONS, find: '      if (req.socket.destroyed) return\n', replace: '', specs: socketLimits },
  { name: 'a sign-out while a socket opens is missed', file: SUBSCRIPTIONS, find: '      subscribers.add(subscriber)\n', replace: '', specs: socketLimits },
  { name: 'each subscriber reads an event', file: LIVE_QUERY, find: '    reads.set(payload, read)\n', replace: '', specs: liveQuery },
  { name: 'every member reads the events of a live query', file: LIVE_QUERY, find: '!mayRead(context.user, event)', replace: '!context.user.id', specs: liveQuery },
  { name: 'another site’s page may open a socket', file: 'backend/src/graphql/upgrade-app.ts', find: 'toMiddleware(noStore, refuseCrossSite({ publicUrl, hasToken }))', replace: 'toMiddleware(noStore)', specs: ['backend/src/graphql/subscriptions.spec.ts'] },
  { name: 'operations may be 100 deep', file: QUERY_LIMITS, find: '  depth: 10,', replace: '  depth: 100,', specs: queryLimits },
  { name: 'operations may have 150 aliases', file: QUERY_LIMITS, find: 'aliases: 15,', replace: 'aliases: 150,', specs: queryLimits },
  { name: 'operations may cost 10,000', file: QUERY_LIMITS, find: '  cost: 1000,', replace: '  cost: 10_000,', specs: queryLimits },
  { name: 'another site’s simple requests reach GraphQL', file: APOLLO, find: 'csrfPrevention: true', replace: 'csrfPrevention: false', specs: ['backend/src/graphql/graphql-over-http.spec.ts'] },
  { name: 'a cursor works for every person', file: 'backend/src/graphql/cursors.ts', find: 'context.user?.id, filterOf(args)', replace: 'filterOf(args)', specs: ['backend/src/graphql/cursors.spec.ts'] },
  { name: 'a long download continues after its session', file: 'backend/src/rest/send-list.ts', find: 'readPage(await runAgain(), req, after)', replace: 'readPage(run, req, after)', specs: ['backend/src/rest/send-list.spec.ts'] },
  { name: 'CSV cells may start a formula', file: 'backend/src/rest/csv.ts', find: "FORMULA.test(text) ? `'${text}` : text", replace: 'text', specs: ['backend/src/rest/csv.spec.ts'] },
  { name: 'a control character is accepted', file: 'backend/src/shared/text-rule.ts', find: 'CONTROL.test(trimmed) || ', replace: '', specs: ['backend/src/shared/rules.spec.ts'] },
  { name: 'an error’s message is logged', file: 'backend/src/core/describe-error.ts', find: 'CONSTANT_MESSAGES.has(error.message) ?', replace: 'error.message ?', specs: ['backend/src/core/describe-error.spec.ts'] },
  { name: 'an error is logged unchanged', file: LOG, find: '{ error: describeError(error) }', replace: '{ error: error as string }', specs: log },
  { name: 'libraries’ output is logged unchanged', file: LOG, find: "(typeof word === 'string' ? word : describeError(word))", replace: 'word', specs: log },
  { name: 'a socket may send 5,000 messages a second', file: 'backend/src/graphql/serve-socket.ts', find: 'MESSAGES_PER_SECOND = 50', replace: 'MESSAGES_PER_SECOND = 5_000', specs: sockets },
  { name: 'a socket may have 100 subscriptions', file: SUBSCRIPTIONS, find: 'SUBSCRIPTIONS_MAX = 10', replace: 'SUBSCRIPTIONS_MAX = 100', specs: sockets },
  { name: 'introspection responses may be a hundred times larger', file: 'backend/src/graphql/introspection-limits.ts', find: 'STANDARD_TIMES = 1.5', replace: 'STANDARD_TIMES = 150', specs: ['backend/src/graphql/introspection-limits.spec.ts'] },
  { name: 'a list costs as much as one row', file: 'backend/src/graphql/query-measure.ts', find: 'isListType(getNullableType(known.type)) ? rows : 1', replace: 'isListType(getNullableType(known.type)) ? 1 : 1', specs: queryLimits },
  { name: 'a fragment costs nothing', file: 'backend/src/graphql/query-measure.ts', find: 'known.set(key, measured)\n    return measured', replace: 'known.set(key, measured)\n    return NOTHING', specs: queryLimits },
  { name: 'compiled operations accept a null in an input', file: COMPILED, find: 'if (isRefused(variableValues ?? {})) return undefined', replace: '', specs: ['backend/src/graphql/null-arguments.spec.ts'] },
  { name: 'errors of compiled operations lack the node', file: COMPILED, find: 'new GraphQLError(message, { nodes: own, path, originalError })', replace: 'new GraphQLError(message, { path, originalError })', specs: ['backend/src/core/error-details.spec.ts'] },
  { name: 'compiled operations do not translate enums', file: 'backend/src/app.ts', find: 'serializers: documentedSerializers(schema)', replace: 'serializers: {}', specs: ['backend/src/rest/surveys.spec.ts'] },
  { name: 'a cached response is used for members', file: WHOLE_ANSWERS, find: ' || hasSession(req)', replace: '', specs: wholeAnswers },
  { name: 'a cached response is kept after a join', file: WHOLE_ANSWERS, find: 'known?.version === version', replace: 'known', specs: wholeAnswers },
  { name: 'a cached response ignores the media type', file: WHOLE_ANSWERS, find: 'JSON.stringify([headers.accept, operationName, query])', replace: 'JSON.stringify([operationName, query])', specs: wholeAnswers },
  { name: 'a cached response is not logged', file: 'backend/src/graphql/graphql-endpoint.ts', find: '      factsOf(res).operation = answer.operation\n', replace: '', specs: wholeAnswers },
  { name: 'a request continues after a guard has responded', file: 'backend/src/http/guard.ts', find: '    if (res.writableEnded) return false\n', replace: '', specs: ['backend/src/http/guard.spec.ts'] },
  { name: 'a guard of /graphql is missing', file: 'backend/src/app.ts', find: '  ...graphqlCall,\n  endpoint,', replace: '  endpoint,', specs: ['backend/src/http/guard.spec.ts'] },
  { name: 'a list’s row lacks fields of an inline fragment', file: 'backend/src/graphql/selected-fields.ts', find: 'if (selection.kind === Kind.INLINE_FRAGMENT) return', replace: 'if (selection.kind === Kind.INLINE_FRAGMENT && above) return []; else if (selection.kind === Kind.INLINE_FRAGMENT) return', specs: ['backend/src/graphql/selected-fields.spec.ts'] },
  { name: 'calls batched with one for the figures do not count', file: VISITOR_LIMIT, find: 'operations.flat().every(', replace: 'operations.flat().some(', specs: ['backend/src/http/rate-limits.spec.ts'] },
  { name: 'a request may take eight minutes', file: SERVER, find: 'requestTimeout: 50_000', replace: 'requestTimeout: 500_000', specs: slow },
  { name: 'headers may take five minutes', file: SERVER, find: 'headersTimeout: 30_000', replace: 'headersTimeout: 300_000', specs: slow },
  { name: 'a session secret may have eight characters', file: `${SETTINGS}/parse-secrets.ts`, find: 'SECRET_MIN = 32', replace: 'SECRET_MIN = 8', specs: env },
  { name: 'every address may be trusted as a proxy', file: `${SETTINGS}/parse-trust-proxy.ts`, find: '/^[1-9]\\d*$/', replace: '/^\\d+$/', specs: env },
  { name: 'a response shows the limit that refuses last', file: SHOWN, find: 'one.remainingPoints < other.remainingPoints', replace: 'one.remainingPoints > other.remainingPoints', specs: shownLimits },
  { name: 'a response shows the limit that was counted last', file: SHOWN, find: '  if (shown.rateLimit && !refusesBefore(count, shown.rateLimit)) return\n', replace: '  void refusesBefore\n', specs: shownLimits },
  { name: 'of equal limits a response shows the one that is reset first', file: SHOWN, find: 'one.msBeforeNext > other.msBeforeNext', replace: 'one.msBeforeNext < other.msBeforeNext', specs: shownLimits },
  { name: 'a shown limit is reset a second early', file: SHOWN, find: 'Math.ceil(msBeforeNext / 1_000)', replace: 'Math.floor(msBeforeNext / 1_001)', specs: shownLimits },
  { name: 'a refusal shows no limit', file: RATE_LIMITS, find: '        if (res && reason instanceof RateLimiterRes) showRateLimit(res, limit, reason)\n', replace: '', specs: shownLimits },
  { name: 'a limit of an operation is not shown', file: 'backend/src/graphql/context.ts', find: 'this.rateLimits.consume(limit, who, this.res)', replace: 'this.rateLimits.consume(limit, who)', specs: shownLimits },
  { name: 'a limit of mails is shown', file: RESET, find: 'await rateLimits.isWithin(MAIL_REQUESTS, address)', replace: 'await rateLimits.isWithin(MAIL_REQUESTS, address) && await context.consumeLimit(MAIL_REQUESTS, address) === undefined', specs: shownLimits },
  { name: 'a refused operation does not say what was measured', file: FORMAT_ERROR, find: '{ limit, measured, max }', replace: '{ limit, max }', specs: queryLimits },
  { name: 'a refused operation names no limit', file: FORMAT_ERROR, find: '      ...(limit !== undefined && { limit, measured, max }),\n', replace: '', specs: queryLimits },
  { name: 'too many tokens name no limit', file: APOLLO, find: '    for (const error of errors) addTokenLimit(error)\n', replace: '    void [errors, addTokenLimit]\n', specs: queryLimits },
  { name: 'too many tokens over a socket name no limit', file: SUBSCRIPTIONS, find: '  addTokenLimit(error)\n', replace: '  void addTokenLimit\n', specs: socketLimits },
  { name: 'a limit over a socket is lost', file: 'backend/src/graphql/subscription-operation.ts', find: '{ ...error.extensions, code }', replace: '{ code }', specs: socketLimits },
  { name: 'limits are off by default', file: `${SETTINGS}/setting-names.ts`, find: "RATE_LIMITS: 'on'", replace: "RATE_LIMITS: 'off'", specs: env },
]
