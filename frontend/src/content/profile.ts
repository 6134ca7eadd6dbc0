/*
 * The plan and the status are shown as stored. These words replace missing values (FORM-11).
 */
const unset = { plan: 'Basic', status: 'Active', field: 'Not set', since: 'N/A' } as const

/** The texts of the profile page, and of the profile card on the dashboard. */
export const profile = {
  unset,
  planMember: (plan: string | null | undefined) => `${plan || unset.plan} Member`,
  level: (plan: string | null | undefined) => (plan === 'champion' ? 'VIP' : 'Elite'),
  since: (month: string) => `Member since ${month}`,
  information: {
    title: 'Profile Information',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    status: 'Membership Status',
    edit: 'Edit',
    save: 'Save Changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    saved: {
      title: 'Profile Updated',
      description: 'Your profile has been successfully updated.',
    },
    failed: {
      title: 'Error',
      description: 'Failed to update profile. Please try again.',
      isStated: true,
    },
  },
  /* Fixed figures, independent of the dashboard's counts (FORM-20). */
  stats: {
    title: 'Account Stats',
    figures: [
      { label: 'Total Bookings', value: 0 },
      { label: 'Games Played', value: 0 },
      { label: 'Wins', value: 0 },
    ],
  },
  membership: { title: 'Membership', upgrade: 'Upgrade Membership' },
  card: { email: 'Email', since: 'Member since', status: 'Status', edit: 'Edit profile' },
} as const
