/**
 * main imports this before everything else, because instrumentations patch modules while they load.
 */

/** Whether OpenTelemetry's own variables enable it; otherwise it is not loaded. */
export function isTracingOn(env: NodeJS.ProcessEnv): boolean {
  const exporter = env['OTEL_TRACES_EXPORTER']
  const endpoint =
    env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] ?? env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? exporter
  return env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' && exporter !== 'none' && !!endpoint
}

function load(): { stop: () => Promise<void> } {
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load it when it is off, too
  const { startSdk } = require('./opentelemetry') as typeof import('./opentelemetry')
  return startSdk()
}

const sdk = isTracingOn(process.env) ? load() : undefined

/** Sends the remaining spans; call it last. Does nothing if tracing is off. */
export async function stopTracing(): Promise<void> {
  await sdk?.stop()
}
