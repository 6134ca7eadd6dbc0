/**
 * The words of the team's page that everybody can load. The team's own words are in admin.ts, the
 * labels of the sections in sections.ts.
 */
export const adminPage = {
  title: (section: string) => `Admin: ${section}`,
  denied: {
    body: 'Access Denied',
    toast: {
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    },
  },
  /** The session ended while the page was open. */
  ended: {
    body: 'You were signed out',
    toast: {
      title: 'You were signed out',
      description: 'Log in again to go on where you were.',
    },
  },
  /** For staff who must add a second factor before anything else. */
  secondFactorFirst: {
    title: 'Add a second factor first',
    lead: 'The team works with people’s data. So your password alone is not enough to open this page.',
    link: 'Add one on your profile',
  },
} as const
