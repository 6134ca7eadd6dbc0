/** A phone on a slow connection, with an empty cache. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

const LINE = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const VIEWPORT = { width: 412, height: 823 }
export const SLOWER_CPU = 4

/** The state of the network. */
interface Wire {
  /** Requests without a complete response. */
  open: number
  /** The time (Date.now()) at which the last request started or ended. */
  lastBusy: number
}

export interface Phone {
  page: Page
  cdp: CDPSession
  wire: Wire
}

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

interface Options {
  cookies: Cookies
  isSlowLine?: boolean
  isSlowCpu?: boolean
  viewport?: { width: number; height: number }
}

/** Opens a throttled page in a new context. Close its context afterwards. */
export async function openPhone(
  browser: Browser,
  { cookies, isSlowLine = true, isSlowCpu = true, viewport = VIEWPORT }: Options,
): Promise<Phone> {
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
  if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  if (isSlowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  return { page, cdp, wire: watchWire(page) }
}

function watchWire(page: Page): Wire {
  const wire = { open: 0, lastBusy: Date.now() }
  const note = (open: 1 | -1) => () => {
    wire.open += open
    wire.lastBusy = Date.now()
  }
  page.on('request', note(1))
  page.on('requestfinished', note(-1))
  page.on('requestfailed', note(-1))
  return wire
}
