import { SECOND_MS } from '../../core/durations'
import type { AppServices } from '../../graphql/services'
import { WebhookFailure } from '../../webhooks/webhook-request'
import { linksOf } from './letter-text'
import type { LetterLink } from './letters.types'

/** How many links of a letter are tried. */
const LINKS_MAX = 20
const TRY_MS = 10 * SECOND_MS

/** Tries the links of a letter's text at the same time, the first 20 of them. */
export const tryLinks = (services: AppServices, body: string): Promise<LetterLink[]> =>
  Promise.all(
    linksOf(body)
      .slice(0, LINKS_MAX)
      .map(url => tryLink(services, url)),
  )

async function tryLink(services: AppServices, url: string): Promise<LetterLink> {
  if (!/^https?:/i.test(url)) return { url, answers: true, answer: 'It opens a new mail.' }
  if (!URL.canParse(url)) return { url, answers: false, answer: 'It is no address of a page.' }
  try {
    const status = await request(services, new URL(url))
    return { url, answers: status < 400, answer: `It answers ${String(status)}.` }
  } catch (error) {
    const answer = error instanceof WebhookFailure ? error.message : 'It does not answer.'
    return { url, answers: false, answer }
  }
}

/** Requests the page and returns its status. Only the site itself may have an address that is not public. */
async function request({ webhooks, siteUrl }: AppServices, url: URL): Promise<number> {
  if (url.origin === siteUrl()) {
    const signal = AbortSignal.timeout(TRY_MS)
    return (await fetch(url, { redirect: 'manual', signal })).status
  }
  const headers = { accept: 'text/html' }
  return (await webhooks.request({ method: 'GET', url, headers, body: '' })).status
}
