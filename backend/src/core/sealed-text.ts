import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeyRing } from './derived-keys'

const CIPHER = 'aes-256-gcm'
export const IV_BYTES = 12
export const TAG_BYTES = 16

/** An encrypted text in parts; who stores it chooses their order. */
interface Ciphertext {
  iv: Buffer
  tag: Buffer
  encrypted: Buffer
}

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
  const { iv, tag, encrypted } = encrypt(key, randomBytes(IV_BYTES), text, context)
  return Buffer.concat([iv, tag, encrypted]).toString('base64')
}

/** Decrypts what `sealText` returned, with any of the keys; null if none fits. */
export function openText(keys: KeyRing, sealed: string, context: string): OpenedText | null {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const parts = {
    iv: bytes.subarray(0, IV_BYTES),
    tag: bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    encrypted: bytes.subarray(IV_BYTES + TAG_BYTES),
  }
  for (const [index, key] of keys.entries()) {
    const text = decrypt(key, parts, context)
    if (text !== null) return { text, isCurrent: index === 0 }
  }
  return null
}

/**
 * Encrypts a text with AES-256-GCM, bound to the context. An IV must never be used for two texts
 * with the same key.
 */
export function encrypt(key: Buffer, iv: Buffer, text: string, context: string): Ciphertext {
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return { iv, tag: cipher.getAuthTag(), encrypted }
}

/** Decrypts what `encrypt` returned; null with another key or context, or if it was changed. */
export function decrypt(
  key: Buffer,
  { iv, tag, encrypted }: Ciphertext,
  context: string,
): string | null {
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
