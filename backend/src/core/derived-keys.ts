import { hkdfSync } from 'node:crypto'

/** The secrets of SESSION_SECRET: the first signs, all verify (OPS-5). */
export type Secrets = readonly [string, ...string[]]

/** A key from each secret, in the same order: sign with the first, verify with any. */
export type KeyRing = readonly [Buffer, ...Buffer[]]

/** Keys by purpose, equal on every server with the same secrets. */
export type DerivedKeys<Purpose extends string> = Record<Purpose, KeyRing>

const KEY_BYTES = 32

/**
 * Derives the keys from the session secrets (HKDF with SHA-256), so that no other secret needs to
 * be stored.
 */
export function deriveKeys<Purpose extends string>(
  [first, ...others]: Secrets,
  ...purposes: Purpose[]
): DerivedKeys<Purpose> {
  const keys = purposes.map((purpose): [Purpose, KeyRing] => {
    const derive = (secret: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
    return [purpose, [derive(first), ...others.map(derive)]]
  })
  // Contains every purpose, which fromEntries cannot type.
  return Object.fromEntries(keys) as DerivedKeys<Purpose>
}
