/** A phone on a slow line, with nothing in its cache. */

const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
export const SLOWER_CPU = 4
const VIEWPORT = { width: 412, height: 823 }

/**
 * What came over the wire.
 * @typedef {object} Wire
 * @property {number} requests
 * @property {number} scripts how many files of script
 * @property {number} scriptBytes their bodies, as compressed
 * @property {number} bytes everything, heads included
 * @property {number} lastBusy of Date.now(): when the latest request began or ended
 * @property {number} open requests that are not answered yet
 */

/**
 * @typedef {object} PhoneOptions
 * @property {import('@playwright/test').Cookie[]} [cookies]
 * @property {boolean} [isSlowLine]
 * @property {boolean} [isSlowCpu]
 * @property {{ width: number; height: number }} [viewport]
 */

/**
 * A page of a new context, slowed down. Close its context afterwards.
 * @param {import('@playwright/test').Browser} browser
 * @param {PhoneOptions} [options]
 */
export async function openPhone(
  browser,
  { cookies = [], isSlowLine = true, isSlowCpu = true, viewport = VIEWPORT } = {},
) {
  const isPhone = viewport === VIEWPORT
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 1.75 : 1,
    timezoneId: 'America/New_York',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  if (isSlowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  return { page, cdp, wire: watchWire(cdp) }
}

/**
 * @param {import('@playwright/test').CDPSession} cdp
 * @returns {Wire}
 */
function watchWire(cdp) {
  const wire = { requests: 0, scripts: 0, scriptBytes: 0, bytes: 0, lastBusy: Date.now(), open: 0 }
  /** @type {Map<string, { isScript: boolean; head: number }>} */
  const requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || requests.has(requestId)) return
    requests.set(requestId, { isScript: new URL(request.url).pathname.endsWith('.js'), head: 0 })
    wire.requests += 1
    wire.open += 1
    wire.lastBusy = Date.now()
  })
  // A script that is preloaded and then imported is asked for again, and comes from memory.
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    if (!requests.delete(requestId)) return
    wire.requests -= 1
    wire.open -= 1
  })
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId)
    if (request) request.head = response.encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (!request) return
    end()
    wire.bytes += encodedDataLength
    if (!request.isScript) return
    wire.scripts += 1
    wire.scriptBytes += encodedDataLength - request.head
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    if (requests.has(requestId)) end()
  })
  const end = () => {
    wire.open -= 1
    wire.lastBusy = Date.now()
  }
  return wire
}
