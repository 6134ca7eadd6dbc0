/**
 * Downloads a file without leaving the page. A HEAD request first checks that the file can be had, because only the
 * browser learns of a download that fails later. Throws when the check fails.
 */
export async function downloadFile(href: string): Promise<void> {
  const { ok, status } = await fetch(href, { method: 'HEAD' })
  if (!ok) throw new Error(`${href} answered ${String(status)}`)
  const link = document.createElement('a')
  link.href = href
  // An empty name keeps the one that the server gives.
  link.download = ''
  link.click()
}
