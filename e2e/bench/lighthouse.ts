/** Table one: Lighthouse with its own phone profile, beside the same page without script. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figures } from '../../scripts/harness/measurements'
import { startProxy } from './proxy'

const CLI = join(__dirname, 'node_modules/lighthouse/cli/index.js')
const BROWSER = '--headless --no-sandbox --disable-gpu --disable-quic'

/** Alternates the order: every other run measures the page without script first. */
export async function measureLighthouse(
  chromium: string,
  address: string,
  run: number,
): Promise<Figures> {
  const { origin, pathname, search } = new URL(address)
  const measure = async (withoutScript: boolean) => {
    const proxy = await startProxy(origin, withoutScript)
    try {
      return await audit(chromium, proxy.url + pathname + search)
    } finally {
      proxy.stop()
    }
  }
  const before = run % 2 === 1 ? await measure(true) : undefined
  const page = await measure(false)
  const plain = before ?? (await measure(true))
  const [lcp = NaN, plainLcp = NaN] = [page, plain].map(it => it['largest-contentful-paint'])
  return {
    FCP: page['first-contentful-paint'],
    LCP: lcp,
    'plain LCP': plainLcp,
    'LCP ratio': lcp / plainLcp,
    TBT: page['total-blocking-time'],
    'plain TBT': plain['total-blocking-time'],
    CLS: page['cumulative-layout-shift'],
  }
}

/** Runs Lighthouse and returns the audits' values by id. */
async function audit(chromium: string, url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[CLI, url, '--output=json', '--only-categories=performance', '--quiet'],
      `--chrome-flags=${BROWSER}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100 * 1024 * 1024 },
  )
  // Lighthouse's JSON report.
  const { audits, runtimeError } = JSON.parse(stdout) as {
    audits: Record<string, { id: string; numericValue?: number }>
    runtimeError?: { message: string }
  }
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return Object.fromEntries(
    Object.values(audits).map(({ id, numericValue = NaN }) => [id, numericValue]),
  )
}
