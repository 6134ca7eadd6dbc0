import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './derived-keys'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** An opened text; `isCurrent` is false if a previous secret sealed it (OPS-5). */
interface OpenedText {
  text: string
  isCurrent: boolean
}

/**
 * Encrypts a text with the first key, as base64 of IV, tag and ciphertext. Only `openText` with the
 * same context, such as the id of its row, can open it.
 */
export function sealText([key]: KeyRing, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts what `sealText` returned, with any of the keys; null if none fits. */
export function openText(keys: KeyRing, sealed: string, context: string): OpenedText | null {
  const bytes = Buffer.from(sealed, 'base64')
  for (const [index, key] of keys.entries()) {
    const text = openWith(key, bytes, context)
    if (text !== null) return { text, isCurrent: index === 0 }
  }
  return null
}

function openWith(key: Buffer, bytes: Buffer, context: string): string | null {
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  if (tag.length < TAG_BYTES) return null
  const decipher = createDecipheriv(CIPHER, key, iv).setAAD(Buffer.from(context)).setAuthTag(tag)
  try {
    const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    // The tag does not fit: another key sealed it, or it was changed.
    return null
  }
}
