/// <reference lib="dom" />
import type { Page } from '@playwright/test'

interface ServedPage {
  title: string
  /** The text of the page's h1. */
  heading: string
  description: string
  /** The content of the other meta tags, by property. */
  metas: Record<string, string>
}

/** Reads the server's HTML of a page without running its scripts; runs in a page of the site. */
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
