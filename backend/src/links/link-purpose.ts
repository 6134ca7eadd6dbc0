/** What following a mailed link does. */
export interface LinkPurpose {
  kind: 'link purpose'
  /** As it is stored, and as tokens are made with: never changed. */
  name: string
  /** Of /auth: what its page does with the token. */
  mode: string
  /** For how long a link is good; null is for ever. */
  lifetimeMs: number | null
}

/** Its feature lists it in `linkPurposes`: a link for what is not listed is refused. */
export const defineLinkPurpose = (purpose: Omit<LinkPurpose, 'kind'>): LinkPurpose => ({
  kind: 'link purpose',
  ...purpose,
})

/** When a link that is made now is good no longer; null is never. */
export function linkExpiry({ lifetimeMs }: LinkPurpose, now: Date): Date | null {
  return lifetimeMs === null ? null : new Date(now.getTime() + lifetimeMs)
}
