import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Updates the sharing tags after a navigation: the HTML contains those of the page that was opened
 * first. Tags with the site's URL exist only if the server knows that URL.
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
