import type { Rule } from './rule'

export const WEBHOOK_URL_MAX = 500

/** The rule for an endpoint's URL. The server also checks its protocol and address. */
export const webhookUrl: Rule = value => {
  const url = value.trim()
  if (!url) return 'URL is required'
  if (url.length > WEBHOOK_URL_MAX)
    return `Please use at most ${String(WEBHOOK_URL_MAX)} characters`
  return /^https?:\/\/[^\s/?#]+[^\s]*$/i.test(url) ? undefined : 'Please enter a URL with https://'
}

/** The rule for the kinds of event of an endpoint. */
export const webhookEvents: Rule<readonly string[]> = values => {
  if (values.length === 0) return 'Please choose at least one event'
  return new Set(values).size < values.length ? 'Please name each only once' : undefined
}
