/// <reference lib="dom" />
import type { Page } from '@playwright/test'

interface ServedPage {
  title: string
  /** The text of its h1. */
  heading: string
  description: string
  /** The other metas' contents by their property. */
  metas: Record<string, string>
}

/** What the server's HTML says of a page to who runs no script; read in a page of the site. */
export function servedPage(page: Page, url: string): Promise<ServedPage> {
  return page.evaluate(async address => {
    const html = await (await fetch(address)).text()
    const served = new DOMParser().parseFromString(html, 'text/html')
    const metas = [...served.querySelectorAll('meta[property]')].map(meta => [
      meta.getAttribute('property'),
      meta.getAttribute('content'),
    ])
    return {
      title: served.title,
      heading: served.querySelector('h1')?.textContent ?? '',
      description: served.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      metas: Object.fromEntries(metas) as Record<string, string>,
    }
  }, url)
}
