/**
 * Downloads a file without leaving the page. It first sends a HEAD request, because a script cannot
 * detect that a download fails later. Throws if the HEAD request fails.
 */
export async function downloadFile(href: string): Promise<void> {
  const { ok, status } = await fetch(href, { method: 'HEAD' })
  if (!ok) throw new Error(`${href} responded ${String(status)}`)
  const link = document.createElement('a')
  link.href = href
  // An empty name keeps the file name from the server.
  link.download = ''
  link.click()
}
