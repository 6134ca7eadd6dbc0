import { hkdfSync } from 'node:crypto'

/** SESSION_SECRET's, of which the first signs and each verifies (decision O5). */
export type Secrets = readonly [string, ...string[]]

/** A key of each secret, in their order: make with the first, and believe what any of them made. */
export type KeyRing = readonly [Buffer, ...Buffer[]]

/** Keys for each purpose, the same on every server that has the same secrets. */
export type DerivedKeys<Purpose extends string> = Record<Purpose, KeyRing>

const KEY_BYTES = 32

/** Derives the keys from the session secrets (HKDF with SHA-256), so that nothing else has to be kept. */
export function deriveKeys<Purpose extends string>(
  [first, ...others]: Secrets,
  ...purposes: Purpose[]
): DerivedKeys<Purpose> {
  const keys = purposes.map((purpose): [Purpose, KeyRing] => {
    const derive = (secret: string) =>
      Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
    return [purpose, [derive(first), ...others.map(derive)]]
  })
  // An entry for each purpose, as the line above says.
  return Object.fromEntries(keys) as DerivedKeys<Purpose>
}
