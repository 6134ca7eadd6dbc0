import { hkdfSync } from 'node:crypto'

/** Keys for one purpose each, the same on every server that has the same secret. */
export interface DerivedKeys {
  /** Seals the cursors of lists. */
  cursors: Buffer
  /** Tells whether a submission is the one that was sent before. */
  submissions: Buffer
}

const KEY_BYTES = 32

/** Derives the keys from the session secret (HKDF with SHA-256), so that nothing else has to be kept. */
export function deriveKeys(secret: string): DerivedKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return { cursors: derive('cursors'), submissions: derive('submissions') }
}
