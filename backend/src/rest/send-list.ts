import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { clubDay } from '../core/club-day'
import { MINUTE_MS } from '../core/durations'
import { logFailure } from '../core/log'
import { requestIdOf } from '../core/request-id'
import type { ListPage, ListRoute } from './list-route'
import type { RunOperation } from './route'

interface ListRequest {
  req: Request
  res: Response
  now: Date
  run: RunOperation
  /** Looks up anew who asks: a long answer outlasts neither a session nor a role. */
  runAgain: () => Promise<RunOperation>
}

/** A client that takes nothing for this long is gone. */
const IDLE_MS = MINUTE_MS

/** In bytes: shorter ones are not worth the time. */
const COMPRESSED_FROM = 8_000
/** The quickest: one tenth more bytes than the default for little more than half of its time. */
const GZIP = { level: 1 }

/**
 * Sends a whole list, page by page as the client takes it: nothing waits in memory, and no connection
 * to the database is held meanwhile. The first page is there before the answer begins, so that a
 * refusal is an ordinary one; a later failure cuts the connection, because half a list is no list.
 */
export async function sendList(
  { type, fileName, readPage, end }: ListRoute,
  { req, res, now, run, runAgain }: ListRequest,
): Promise<void> {
  const first = await readPage(run, req, undefined)
  const name = fileName?.(clubDay(now))
  if (name !== undefined) res.set('Content-Disposition', `attachment; filename="${name}"`)
  res.type(type).vary('Accept-Encoding')
  const isGzip = req.acceptsEncodings('gzip') === 'gzip'
  if (!first.after) {
    await sendText(res, first.text + end, isGzip)
    return
  }
  if (isGzip) res.set('Content-Encoding', 'gzip')
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  // Also when nothing follows: the request's id is in them.
  res.flushHeaders()
  res.setTimeout(IDLE_MS, () => res.destroy())
  const nextPage = async (after: ListPage['after']) => readPage(await runAgain(), req, after)
  // Counted in bytes, so that a page waits until the one before is taken.
  const text = Readable.from(textOf(first, nextPage, end), { objectMode: false })
  try {
    await (isGzip ? pipeline(text, createGzip(GZIP), res) : pipeline(text, res))
  } catch (error) {
    if (!isClientGone(error)) logFailure('list cut short', error, requestIdOf(res))
  }
}

async function sendText(res: Response, text: string, isGzip: boolean): Promise<void> {
  const body = Buffer.from(text)
  if (!isGzip || body.length < COMPRESSED_FROM) res.send(body)
  else res.set('Content-Encoding', 'gzip').send(await promisify(gzip)(body, GZIP))
}

async function* textOf(
  first: ListPage,
  nextPage: (after: ListPage['after']) => Promise<ListPage>,
  end: string,
): AsyncGenerator<string> {
  yield first.text
  for (let { after } = first; after;) {
    const next = await nextPage(after)
    if (next.text) yield next.text
    after = next.after
  }
  if (end) yield end
}

const isClientGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
