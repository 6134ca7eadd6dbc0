/** What a page that needs a session says to somebody who has none, or has it no longer. */
export const session = {
  unreachable: {
    title: 'No answer',
    text: 'The club cannot be reached just now, so we cannot tell whether you are signed in.',
    retry: 'Try again',
  },
  lost: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
} as const
