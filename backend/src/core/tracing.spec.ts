import { trace } from '@opentelemetry/api'
import { tracing } from '@opentelemetry/sdk-node'
import { traceRequest } from './tracing'

const request = { requestId: 'abc', method: 'POST', route: '/graphql' }

test('tracing: the span of a request has its method and route as its name', () => {
  const exporter = new tracing.InMemorySpanExporter()
  const spanProcessors = [new tracing.SimpleSpanProcessor(exporter)]
  const span = new tracing.BasicTracerProvider({ spanProcessors })
    .getTracer('a spec')
    .startSpan('POST')
  jest.spyOn(trace, 'getActiveSpan').mockReturnValue(span)

  expect(traceRequest(request)).toBe(span.spanContext().traceId)
  span.end()
  expect(exporter.getFinishedSpans()).toMatchObject([
    { name: 'POST /graphql', attributes: { 'request.id': 'abc', 'http.route': '/graphql' } },
  ])
})

test('tracing: a request without a span has no trace', () => {
  jest.spyOn(trace, 'getActiveSpan').mockReturnValue(undefined)
  expect(traceRequest(request)).toBeUndefined()
})
