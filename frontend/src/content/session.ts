/** What a page that needs a session says to somebody who has none, or has it no longer. */
export const session = {
  lost: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
} as const
