import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { clubDay } from '../core/club-day'
import { MINUTE_MS } from '../core/durations'
import { logFailure } from '../core/request-id'
import { toCsv } from './csv'
import type { CsvExport, CsvPage } from './csv-export'
import type { RunOperation } from './route'

interface CsvRequest {
  req: Request
  res: Response
  now: Date
  run: () => Promise<RunOperation>
  /** Looks up anew who asks: a download outlasts neither a session nor a role. */
  runAgain: () => Promise<RunOperation>
}

/** A client that takes nothing for this long is gone. */
const IDLE_MS = MINUTE_MS

/**
 * Sends a whole list, page by page as the client takes it: nothing waits in memory, and no connection
 * to the database is held meanwhile. The first page is there before the answer begins, so that a
 * refusal is an ordinary one; a later failure cuts the connection, because half a list is no list.
 */
export async function sendCsv(
  { path, header, page }: CsvExport,
  { req, res, now, run, runAgain }: CsvRequest,
): Promise<void> {
  const first = await page(await run(), req, undefined)
  const nextPage = async (after: CsvPage['after']) => page(await runAgain(), req, after)
  const name = path.replace(/.*\/(.*)\.csv$/, `$1-${clubDay(now)}.csv`)
  res.set('Content-Disposition', `attachment; filename="${name}"`)
  res.type('text/csv; charset=utf-8')
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  res.setTimeout(IDLE_MS, () => res.destroy())
  try {
    const text = csvChunks({ ...first, rows: [header, ...first.rows] }, nextPage)
    // Counted in bytes, so that a page waits until the one before is taken.
    await pipeline(Readable.from(text, { objectMode: false }), res)
  } catch (error) {
    if (!isClientGone(error)) logFailure('download cut short:', error)
  }
}

async function* csvChunks(
  top: CsvPage,
  turn: (after: CsvPage['after']) => Promise<CsvPage>,
): AsyncGenerator<string> {
  yield toCsv(top.rows, { isTop: true })
  for (let { after } = top; after;) {
    const next = await turn(after)
    yield toCsv(next.rows, { isTop: false })
    after = next.after
  }
}

const isClientGone = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE'
