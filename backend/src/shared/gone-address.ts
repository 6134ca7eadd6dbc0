const GONE_DOMAIN = '@invalid'

/** Returns what replaces the address of a deleted account or person; nobody can register it. */
export const goneAddress = (id: string): string => `gone-${id}${GONE_DOMAIN}`

/** Returns whether the address is that of a deleted account. */
export const isGoneAddress = (email: string): boolean => email.endsWith(GONE_DOMAIN)
