/** Imported by main before everything else: instrumentations change modules as they are loaded. */

/** OpenTelemetry's own variables turn it on and off; without them nothing of it is loaded. */
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

/** Sends what is left; call it last. Fine when tracing is off. */
export async function stopTracing(): Promise<void> {
  await sdk?.stop()
}
