/** The people of the seed and of the browser stories. Plain data: anything may import it. */
export interface Persona {
  firstName: string
  lastName: string
  email: string
  /** Days before the seed that this person joined the waitlist; absent for someone without a place. */
  joinedDaysAgo?: number
  /** Index of the persona whose invitation was followed. */
  invitedBy?: number
}

/** Every persona's password. */
export const PERSONA_PASSWORD = 'third shot drop'

/** Their addresses end so that a seed can tell them from real people. */
export const PERSONA_DOMAIN = '@personas.example'

const names: [first: string, last: string, joinedDaysAgo?: number, invitedBy?: number][] = [
  ['Camila', 'Alvarez', 9],
  ['Marcus', 'Bell', 9, 0],
  ['Priya', 'Raman', 8, 0],
  ['Diego', 'Fuentes', 8],
  ['Hannah', 'Osei', 7],
  ['Luis Miguel', 'Prado', 7, 4],
  ['Tessa', 'Lindqvist', 6],
  ['Andre', 'Baptiste', 6, 6],
  ['Sofía', 'Núñez', 5],
  ['Grace', 'Okafor', 5, 0],
  ['Wen', 'Zhao', 4],
  ['Isabela', 'Moura', 4],
  ['Tom', 'Keller', 3, 10],
  ['Nadia', 'Haddad', 3],
  ['Oluwaseun', 'Adeyemi-Thorne', 2],
  ['Rosa', 'Delgado', 2, 13],
  ['Jonah', 'Whitfield', 1],
  ['Yuki', 'Tanaka', 1],
  ['Claire', 'Dubois', 0],
  ['Ahmed', 'Saleh', 0, 18],
  ['Mei', 'Ng'],
]

export const personas: Persona[] = names.map(([firstName, lastName, joinedDaysAgo, invitedBy]) => ({
  firstName,
  lastName,
  email:
    `${firstName}.${lastName}`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z.-]/g, '') + PERSONA_DOMAIN,
  ...(joinedDaysAgo !== undefined && { joinedDaysAgo }),
  ...(invitedBy !== undefined && { invitedBy }),
}))
