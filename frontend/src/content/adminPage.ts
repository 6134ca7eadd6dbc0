/** What the team's page says before it knows whose it is; the rest says admin.ts. */
export const adminPage = {
  title: (section: string) => `Admin: ${section}`,
  /** In the order of the navigation; /admin without a view is the first. */
  sections: {
    waitlist: 'Waitlist',
    messages: 'Messages',
    surveys: 'Surveys',
    mail: 'Mail',
    newsletter: 'Newsletter',
    statistics: 'Statistics',
  },
  denied: {
    body: 'Access Denied',
    toast: {
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    },
  },
} as const
