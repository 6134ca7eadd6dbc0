import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** A response of a REST call, as the client receives it. */
export interface Exchange {
  method: string
  url: string
  res: ServerResponse
  body: Buffer
}

/** Keeps the server's REST responses. Returns a function that returns and forgets them. */
export function watchResponses(server: Server): () => Exchange[] {
  const exchanges: Exchange[] = []
  server.prependListener('request', ({ method = '', url = '' }: IncomingMessage, res) => {
    if (!/^\/api\/(?!openapi\.json)/.test(url)) return
    keepBody(res, body => exchanges.push({ method, url, res, body }))
  })
  return () => exchanges.splice(0)
}

/** Calls `done` with the body when the response ends. A response that is cut short never ends. */
function keepBody(res: ServerResponse, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (Buffer.isBuffer(chunk)) chunks.push(chunk)
  }
  const [write, end] = [res.write.bind(res), res.end.bind(res)]
  res.write = ((...args: Parameters<typeof write>) => {
    keep(args[0])
    return write(...args)
  }) as typeof write
  res.end = ((...args: Parameters<typeof end>) => {
    keep(args[0])
    // The end of a response may call write.
    Object.assign(res, { write, end })
    done(Buffer.concat(chunks))
    return end(...args)
  }) as typeof end
}
