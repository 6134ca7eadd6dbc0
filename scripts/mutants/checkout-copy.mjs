import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../commands.mjs'

/**
 * Copies the files that Git tracks or would track into a temporary folder and links the packages.
 * The folder is removed when the process ends.
 */
export function copyCheckout() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'coral-way-mutants-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter(name => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file))
  for (const packages of ['node_modules', 'backend/node_modules', 'frontend/node_modules'])
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(folder, packages))
  return folder
}
