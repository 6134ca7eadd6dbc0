import { isTracingOn } from './start-tracing'

let mockIsLoaded = false
jest.mock('./opentelemetry', () => {
  mockIsLoaded = true
  return {}
})

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }

test.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'club' }, false],
  [endpoint, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }, true],
  [{ OTEL_TRACES_EXPORTER: 'console' }, true],
  [{ ...endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ ...endpoint, OTEL_SDK_DISABLED: 'true' }, false],
])('tracing: with %j, enabled is %s', (env, isOn) => {
  expect(isTracingOn(env)).toBe(isOn)
})

test('tracing: is not loaded unless it is enabled', () => {
  expect(mockIsLoaded).toBe(false)
})
