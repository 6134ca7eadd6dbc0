import { hkdfSync } from 'node:crypto'

/** A key for each purpose, the same on every server that has the same secret. */
export type DerivedKeys<Purpose extends string> = Record<Purpose, Buffer>

const KEY_BYTES = 32

/** Derives the keys from the session secret (HKDF with SHA-256), so that nothing else has to be kept. */
export function deriveKeys<Purpose extends string>(
  secret: string,
  ...purposes: Purpose[]
): DerivedKeys<Purpose> {
  const keys = purposes.map(purpose => [
    purpose,
    Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)),
  ])
  // An entry for each purpose, as the line above says.
  return Object.fromEntries(keys) as DerivedKeys<Purpose>
}
