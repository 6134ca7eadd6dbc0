import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates a folder with these files, objects as JSON, which is removed after all tests. */
export function createFolder(files: Record<string, string | object> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'coral-way-')))
  for (const [file, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  afterAll(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}
