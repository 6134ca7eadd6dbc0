/**
 * Has the browser save what stands at this address, and never leaves the page for it. Asked first is
 * whether the file can be had: of a download that fails later only the browser tells.
 */
export async function downloadFile(href: string): Promise<void> {
  const { ok, status } = await fetch(href, { method: 'HEAD' })
  if (!ok) throw new Error(`${href} answered ${String(status)}`)
  const link = document.createElement('a')
  link.href = href
  // The server's own name for the file holds.
  link.download = ''
  link.click()
}
