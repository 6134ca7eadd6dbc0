import type { Attributes, Span, SpanOptions, Tracer, TracerProvider } from '@opentelemetry/api'

/**
 * Words and figures of ours. Any other attribute may contain input: a path, a host, an error's
 * message.
 */
const ALLOWED = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.method',
  'http.status_code',
  'graphql.operation.type',
  'db.system',
  'db.system.name',
  'db.operation.name',
  // Values are sent separately from a statement's text.
  'db.statement',
  'db.query.text',
  'db.postgresql.plan',
  'request.id',
])

/** Creates tracers for instrumentations that would write more into spans than we allow (SEC-O7). */
export const safeTracerProvider = (provider: TracerProvider): TracerProvider => ({
  getTracer: (...args) => safeTracer(provider.getTracer(...args)),
})

function safeTracer(tracer: Tracer): Tracer {
  const startSpan: Tracer['startSpan'] = (name, options, context) =>
    safeSpan(tracer.startSpan(name, safeOptions(options), context))
  return {
    startSpan,
    // Instrumentations activate their spans themselves.
    startActiveSpan: tracer.startActiveSpan.bind(tracer),
  }
}

const safeOptions = (options: SpanOptions = {}): SpanOptions => ({
  ...options,
  attributes: safeAttributes(options.attributes),
})

const safeAttributes = (attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([key]) => ALLOWED.has(key)))

const OPERATION_NAME = /^(query|mutation|subscription) .*/s

/** Returns the span, restricted to allowed attributes. */
function safeSpan(span: Span): Span {
  const setAttribute = span.setAttribute.bind(span)
  const setAttributes = span.setAttributes.bind(span)
  const setStatus = span.setStatus.bind(span)
  const updateName = span.updateName.bind(span)
  return Object.assign(span, {
    setAttribute: (key: string, value: Parameters<Span['setAttribute']>[1]) =>
      ALLOWED.has(key) ? setAttribute(key, value) : span,
    setAttributes: (attributes: Attributes) => setAttributes(safeAttributes(attributes)),
    // Clients choose the name of an operation.
    updateName: (name: string) => updateName(name.replace(OPERATION_NAME, '$1')),
    setStatus: ({ code }: Parameters<Span['setStatus']>[0]) => setStatus({ code }),
    addEvent: () => span,
    // The log has the error, described.
    recordException: () => undefined,
  })
}
