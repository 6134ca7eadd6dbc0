/** The groups of the calls. The first one whose paths match has a call. */
const groups = [
  {
    name: 'Team',
    paths: /^\/admin\//,
    description: 'Lists of the club’s team, and their downloads.',
  },
  {
    name: 'Account',
    paths: /^\/(auth\/|my-data)/,
    description: 'Accounts, sessions and the profile.',
  },
  { name: 'Waitlist', paths: /^\/waitlist/, description: 'Places on the waitlist.' },
  { name: 'Bookings', paths: /^\/(bookings|calendar)/, description: 'A member’s bookings.' },
  { name: 'Surveys', paths: /survey/, description: 'Answers to surveys.' },
  {
    name: 'Messages',
    paths: /^\/(contact|newsletter)/,
    description: 'Messages and the newsletter.',
  },
]

export const tags = groups.map(({ name, description }) => ({ name, description }))

/** Returns the tag of a call. Throws for a path in no group. */
export function tagOf(path: string): string {
  const group = groups.find(({ paths }) => paths.test(path))
  if (!group) throw new Error(`add ${path} to a group in tags.ts`)
  return group.name
}
