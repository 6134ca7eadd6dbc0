import { parse } from 'csv-parse/sync'
import type { Caller } from './caller'

/** Downloads a CSV file below /api/admin; returns its text, its rows and the response. */
export async function downloadCsv(caller: Caller, path: string) {
  const response = await caller.send(`/api/admin/${path}`)
  expect(response.status).toBe(200)
  // response.text() would remove the BOM.
  const text = Buffer.from(await response.arrayBuffer()).toString()
  return { text, response, rows: parse(text, { bom: true, record_delimiter: '\r\n' }) }
}
