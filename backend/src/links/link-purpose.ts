/** What a link does. */
export interface LinkPurpose {
  kind: 'link purpose'
  /** The stored name, which is also part of the token's HMAC. Never change it. */
  name: string
  /** Returns the path of a link with this token. */
  toPath: (token: string) => string
  /** How long a link is valid; null means forever. */
  lifetimeMs: number | null
}

/**
 * Defines a purpose. Its feature must list it in `linkPurposes`; a link for an unlisted one is
 * refused.
 */
export const defineLinkPurpose = (purpose: Omit<LinkPurpose, 'kind'>): LinkPurpose => ({
  kind: 'link purpose',
  ...purpose,
})

/** Returns when a link that is created now expires; null for never. */
export function linkExpiry({ lifetimeMs }: LinkPurpose, now: Date): Date | null {
  return lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs)
}
