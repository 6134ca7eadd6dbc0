/** The texts of the profile page before the session is known. The others are in profile.ts. */
export const profilePage = { title: 'Profile' } as const
