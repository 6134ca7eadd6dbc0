import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { clubDay } from '../core/club-day'
import { MINUTE_MS } from '../core/durations'
import type { ListRoute } from './list-route'
import type { RunOperation } from './route'

interface ListRequest {
  req: Request
  res: Response
  now: Date
  run: RunOperation
  /** Reads the session again, so that reading the pages ends with the session or the role. */
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
 * Reads a whole list page by page, so that other requests run in between, and sends it at once: an
 * error of any page is an ordinary error response. Stops reading if the client disconnects. An export
 * is recorded before it is sent.
 */
export async function sendList(
  { type, fileName, readPage, end, isExport = false }: ListRoute,
  { req, res, now, run, runAgain, record }: ListRequest,
): Promise<void> {
  let page = await readPage(run, req, undefined)
  let { rows } = page
  const parts = [Buffer.from(page.text)]
  while (page.after && !res.closed) {
    page = await readPage(await runAgain(), req, page.after)
    rows += page.rows
    parts.push(Buffer.from(page.text))
  }
  if (res.closed) return
  if (isExport && req.method !== 'HEAD') await record(rows)
  const name = fileName?.(clubDay(now), req.query)
  if (name !== undefined) res.set('Content-Disposition', `attachment; filename="${name}"`)
  res.type(type).vary('Accept-Encoding')
  res.setTimeout(IDLE_MS, () => res.destroy())
  const body = Buffer.concat([...parts, Buffer.from(end)])
  if (body.length < COMPRESSED_FROM || req.acceptsEncodings('gzip') !== 'gzip') res.send(body)
  else res.set('Content-Encoding', 'gzip').send(await promisify(gzip)(body, GZIP))
}
