import { ServerError } from '@apollo/client/errors'

/**
 * Downloads a file without leaving the page. It first sends a HEAD request, because a script cannot
 * detect that a download fails later. Throws if the HEAD request fails.
 */
export async function downloadFile(href: string): Promise<void> {
  const response = await fetch(href, { method: 'HEAD' })
  if (!response.ok) {
    const message = `${href} responded ${String(response.status)}`
    throw new ServerError(message, { response, bodyText: '' })
  }
  const link = document.createElement('a')
  link.href = href
  // An empty name keeps the file name from the server.
  link.download = ''
  link.click()
}
