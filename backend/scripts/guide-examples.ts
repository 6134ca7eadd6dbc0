import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

/** A curl line as a request: its jar, and what fetch needs. */
export interface CurlRequest {
  jar: string | undefined
  url: string
  init: { method: string; headers: Record<string, string>; body?: string }
}

/** One documented call: what to send, and what comes back, as JSON or as a table. */
export interface Example {
  curl: string
  status: number
  answer: string
}

const EXAMPLE = /```sh\n(curl [^`]*?)\n```\n\n`(\d{3})`\n\n```(?:json|csv)\n([^`]*?)```/g

/** Every curl line of a Markdown page with the status and the JSON below it. */
export function examplesIn(page: string): Example[] {
  return [...page.matchAll(EXAMPLE)].map(([, curl = '', status, answer = '']) => ({
    curl,
    status: Number(status),
    answer,
  }))
}

/** Reads the few words of curl that docs/api.md uses; any other is a mistake in the page. */
export function parseCurl(line: string, variables: Record<string, string>): CurlRequest {
  const [, ...words] = wordsOf(line, variables)
  const request: CurlRequest = { jar: undefined, url: '', init: { method: 'GET', headers: {} } }
  let method: string | undefined
  let query = ''
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-G') method = 'GET'
    else if (!word.startsWith('-')) request.url = word
    else {
      const value = words.shift() ?? ''
      if (word === '-b' || word === '-c') request.jar = value
      else if (word === '-X') method = value
      else if (word === '-d') request.init.body = value
      else if (word === '-H') setHeader(request, value)
      else if (word === '--data-urlencode') query = `?${urlEncoded(value)}`
      else throw new Error(`curl ${word} is not known here`)
    }
  }
  request.init.method = method ?? (request.init.body === undefined ? 'GET' : 'POST')
  request.url += query
  return request
}

function setHeader({ init }: CurlRequest, header: string): void {
  const [name = '', value = ''] = header.split(/:\s*/, 2)
  init.headers[name.toLowerCase()] = value
}

function urlEncoded(pair: string): string {
  const at = pair.indexOf('=')
  return `${pair.slice(0, at)}=${encodeURIComponent(pair.slice(at + 1))}`
}

const NEW_UUID = "$(node -p 'crypto.randomUUID()')"

/** A shell's words: quotes hold them together, $NAME and the new UUID are replaced outside single quotes. */
function wordsOf(line: string, variables: Record<string, string>): string[] {
  const parts = line.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"[^"]*"|[^\s'"]+)+/g) ?? []
  const filled = (text: string) =>
    text
      .replaceAll(NEW_UUID, () => randomUUID())
      .replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '')
  return parts.map(part =>
    part.replace(
      /'([^']*)'|"([^"]*)"|([^'"]+)/g,
      (_, literal?: string, quoted?: string, bare?: string) =>
        literal ?? filled(quoted ?? bare ?? ''),
    ),
  )
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const INSTANT = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g
const DATE = /\d{4}-\d\d-\d\d/g
const TOKEN = /cwp_[0-9A-Za-z]{49}/g
const SECRET = /whsec_[0-9A-Za-z+/]{43}=/g
const NAMED = /"(referralCode|endCursor)":"[^"]+"/g

/** True when both say the same but for ids, instants, dates, codes and secrets, which differ on every run. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(maskRandomValues(one), maskRandomValues(other))
}

function maskRandomValues(answer: unknown): unknown {
  const text = JSON.stringify(answer)
    .replace(UUID, 'an id')
    .replace(INSTANT, 'an instant')
    .replace(DATE, 'a date')
    .replace(NAMED, '"$1":"a code"')
    .replace(TOKEN, 'a token')
    .replace(SECRET, 'a secret')
  return JSON.parse(text)
}
