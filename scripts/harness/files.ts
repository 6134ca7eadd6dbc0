import { chmodSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The log of all programs that a tool starts. The file is kept if the tool fails. */
export const LOG = join(tmpdir(), `club-tool-${process.pid}.log`)
const folders: string[] = []

process.once('exit', code => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  if (code === 0) rmSync(LOG, { force: true })
})

/** Opens the log for a child's output. */
export const openLog = (): number => openSync(LOG, 'a')

/**
 * Creates an empty folder that PostgreSQL's account may enter; it is removed when the process ends.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}
