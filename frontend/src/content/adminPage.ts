/** The words of the team's page for everybody; the team's own are in admin.ts, the sections' labels in sections.ts. */
export const adminPage = {
  title: (section: string) => `Admin: ${section}`,
  denied: {
    body: 'Access Denied',
    toast: {
      title: 'Access Denied',
      description: "You don't have permission to access this page.",
    },
  },
} as const
