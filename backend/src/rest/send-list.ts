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
  /** Reads the session again, so that a long response ends with the session or the role. */
  runAgain: () => Promise<RunOperation>
  /** Records the download of this many rows. */
  record: (rows: number) => Promise<void>
}

/** A client that reads nothing for this long is disconnected, in milliseconds. */
const IDLE_MS = MINUTE_MS

/** The minimum size for compression, in bytes. */
const COMPRESSED_FROM = 8_000
/** The fastest level: 10 % more bytes than the default in little more than half the time. */
const GZIP = { level: 1 }

/**
 * Streams a whole list page by page at the client's speed. It buffers one page at a time and holds
 * no database connection between pages. The first page is read before the response starts, so that
 * its errors are ordinary error responses. A later error closes the connection, so that the client
 * does not take a partial list for complete. An export is recorded before its end is sent, or when it
 * breaks off.
 */
export async function sendList(
  { type, fileName, readPage, end, isExport = false }: ListRoute,
  { req, res, now, run, runAgain, record }: ListRequest,
): Promise<void> {
  const first = await readPage(run, req, undefined)
  const name = fileName?.(clubDay(now))
  if (name !== undefined) res.set('Content-Disposition', `attachment; filename="${name}"`)
  res.type(type).vary('Accept-Encoding')
  const recordEnd = (rows: number) =>
    isExport && req.method !== 'HEAD' ? record(rows) : Promise.resolve()
  const isGzip = req.acceptsEncodings('gzip') === 'gzip'
  if (!first.after) {
    await recordEnd(first.rows)
    await sendText(res, first.text + end, isGzip)
    return
  }
  if (isGzip) res.set('Content-Encoding', 'gzip')
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  // Sends the headers with the request id, even if the next page fails.
  res.flushHeaders()
  res.setTimeout(IDLE_MS, () => res.destroy())
  const nextPage = async (after: ListPage['after']) => readPage(await runAgain(), req, after)
  // Byte mode, so that a page is read only after the client has received the one before.
  const text = Readable.from(textOf(first, nextPage, { end, recordEnd }), { objectMode: false })
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
  { end, recordEnd }: { end: string; recordEnd: (rows: number) => Promise<void> },
): AsyncGenerator<string> {
  let { rows } = first
  try {
    yield first.text
    for (let { after } = first; after;) {
      const next = await nextPage(after)
      rows += next.rows
      if (next.text) yield next.text
      after = next.after
    }
    if (end) yield end
  } finally {
    await recordEnd(rows)
  }
}

const isClientGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
