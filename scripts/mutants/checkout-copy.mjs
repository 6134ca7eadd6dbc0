/** A copy of the checkout, as it is now, for what must not touch the checkout itself. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** @typedef {{ folder: string; remove: () => void }} CheckoutCopy */

/**
 * Copies what Git has or would take; packages are linked.
 * @param {string} root
 * @returns {CheckoutCopy}
 */
export function copyCheckout(root) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'coral-way-mutants-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of files.filter(file => file && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const packages of ['node_modules', 'backend/node_modules', 'frontend/node_modules'])
    if (existsSync(join(root, packages))) symlinkSync(join(root, packages), join(folder, packages))
  process.once('exit', remove)
  return { folder, remove }
}
