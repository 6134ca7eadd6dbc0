/** What a member's own page says before it knows whose it is; the rest says profile.ts. */
export const profilePage = { title: 'Profile' } as const
