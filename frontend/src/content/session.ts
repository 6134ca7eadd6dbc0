/**
 * The words of a page that needs a session, for a reader who has none or whose session has ended.
 */
export const session = {
  unreachable: {
    title: 'No answer',
    text: 'The club cannot be reached just now, so we cannot tell whether you are signed in.',
  },
  lost: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
} as const
