import { ServerError } from '@apollo/client/errors'
import { proof } from '../proof'
import { failureOf } from './errors'

/**
 * Downloads a file without leaving the page. Asks for a fresh proof of identity if the file needs
 * one. Throws if the file is refused.
 */
export async function downloadFile(href: string): Promise<void> {
  await requireFile(href)
  const link = document.createElement('a')
  link.href = href
  // An empty name keeps the file name from the server.
  link.download = ''
  link.click()
}

/** As downloadFile, but a browser that can show the file shows it: a phone offers to add an event. */
export async function openFile(href: string): Promise<void> {
  await requireFile(href)
  location.assign(href)
}

/**
 * Throws if the file is refused. It sends a HEAD request, because a script cannot detect that a
 * download fails later.
 */
async function requireFile(href: string): Promise<void> {
  let refusal = await findRefusal(href)
  if (refusal && failureOf(refusal).code === 'FRESH_PROOF_REQUIRED' && (await proof.request()))
    refusal = await findRefusal(href)
  if (refusal) throw refusal
}

async function findRefusal(href: string): Promise<ServerError | undefined> {
  const head = await fetch(href, { method: 'HEAD' })
  if (head.ok) return undefined
  // The response to HEAD has no body; that of a GET which is refused says why.
  const response = head.status === 403 ? await fetch(href) : head
  if (response.ok) return undefined
  const bodyText = response === head ? '' : await response.text()
  const message = `${href} responded ${String(response.status)}`
  return new ServerError(message, { response, bodyText })
}
