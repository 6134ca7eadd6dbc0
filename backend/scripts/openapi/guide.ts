import { examplesIn, parseCurl } from '../guide-examples'

/** The examples of one call in docs/api.md. */
export interface CallExamples {
  /** The body of the request; undefined if the example sends none, or no JSON. */
  request?: unknown
  /** The bodies of responses by status: JSON, or the text of a table. */
  responses: Map<number, unknown>
}

/** Returns the examples in the guide's section about a call. */
export function createExamples(guide: string): (call: string) => CallExamples {
  return call => {
    const section = guide.split(`### ${call}\n`)[1]?.split(/^##/m)[0] ?? ''
    const responses = new Map<number, unknown>()
    let request: unknown
    for (const { curl, status, answer } of examplesIn(section)) {
      const { init } = parseCurl(curl, {})
      if (init.headers['content-type'] === 'application/json')
        request = JSON.parse(init.body ?? '') as unknown
      responses.set(status, /^[[{]/.test(answer) ? (JSON.parse(answer) as unknown) : answer)
    }
    return { request, responses }
  }
}
