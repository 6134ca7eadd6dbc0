import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The tags by which a page is shared were written into the HTML of the page opened first; they follow
 * the visitor to the next. Those that spell the site's address are there only where the server knows it.
 */
export function useSharingTags(title: string, description: string | undefined): void {
  const { pathname } = useLocation()

  useEffect(() => {
    write('meta[property="og:title"]', 'content', () => title)
    if (description) write('meta[property="og:description"]', 'content', () => description)
    const address = (before: string) => new URL(pathname, before).href
    write('link[rel="canonical"]', 'href', address)
    write('meta[property="og:url"]', 'content', address)
  }, [title, description, pathname])
}

function write(selector: string, attribute: string, of: (before: string) => string): void {
  const tag = document.head.querySelector(selector)
  const before = tag?.getAttribute(attribute)
  if (tag && before) tag.setAttribute(attribute, of(before))
}
