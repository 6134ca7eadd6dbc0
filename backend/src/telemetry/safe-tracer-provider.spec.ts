import { SpanStatusCode } from '@opentelemetry/api'
import { tracing } from '@opentelemetry/sdk-node'
import { safeTracerProvider } from './safe-tracer-provider'

const TYPED = 'smash'

test('tracing: a span keeps only words and figures of ours from an instrumentation', () => {
  const exporter = new tracing.InMemorySpanExporter()
  const processor = new tracing.SimpleSpanProcessor(exporter)
  const provider = new tracing.BasicTracerProvider({ spanProcessors: [processor] })
  const span = safeTracerProvider(provider)
    .getTracer('a spec')
    .startSpan('POST', { attributes: { 'http.route': '/graphql', 'url.path': TYPED } })
  span.setAttribute('http.request.method', 'POST').setAttribute('user_agent.original', TYPED)
  span.setAttributes({ 'db.statement': 'SELECT $1', 'graphql.source': TYPED })
  span.setStatus({ code: SpanStatusCode.ERROR, message: TYPED })
  span.addEvent(TYPED)
  span.recordException(new Error(TYPED))
  span.updateName(`query ${TYPED}`).end()
  const kept = exporter.getFinishedSpans().map(({ name, attributes, status, events }) => ({
    name,
    attributes,
    status,
    events,
  }))
  expect(kept).toEqual([
    {
      name: 'query',
      attributes: {
        'http.route': '/graphql',
        'http.request.method': 'POST',
        'db.statement': 'SELECT $1',
      },
      status: { code: SpanStatusCode.ERROR },
      events: [],
    },
  ])
})
