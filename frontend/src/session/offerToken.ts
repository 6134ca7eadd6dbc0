/** Returns the token in this location's state, or undefined. */
export function offerTokenOf({ state }: { state: unknown }): string | undefined {
  if (typeof state !== 'object' || state === null || !('offerToken' in state)) return undefined
  return typeof state.offerToken === 'string' ? state.offerToken : undefined
}
