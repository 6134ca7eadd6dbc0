/**
 * The people of the seed, in the order in which they joined. Plain data: any module may import it.
 */
export interface Persona {
  firstName: string
  lastName: string
  email: string
  /**
   * How many club days before the seed this person joined the waitlist; absent for a person without
   * a place.
   */
  joinedDaysAgo?: number
  /** The index of the inviter, who always joined earlier. */
  invitedBy?: number
}

/** Every persona's password. */
export const PERSONA_PASSWORD = 'third shot drop'

/** The domain of their addresses, by which a seed recognizes them. */
export const PERSONA_DOMAIN = '@personas.example'

/**
 * The places taken on each of the last 30 club days, oldest first: quiet days, the day of an
 * article, days without any.
 */
export const placesByDay = [
  3, 1, 0, 2, 4, 2, 0, 1, 5, 31, 12, 6, 3, 2, 4, 1, 0, 3, 5, 2, 1, 4, 6, 3, 2, 5, 4, 3, 2, 3,
] as const

/** The first names are chosen by hand: with marks, blanks, hyphens, very short and very long. */
const namesByHand: [first: string, last: string][] = [
  ['Camila', 'Alvarez'],
  ['Marcus', 'Bell'],
  ['Priya', 'Raman'],
  ['Diego', 'Fuentes'],
  ['Hannah', 'Osei'],
  ['Luis Miguel', 'Prado'],
  ['Tessa', 'Lindqvist'],
  ['Andre', 'Baptiste'],
  ['Sofía', 'Núñez'],
  ['Grace', 'Okafor'],
  ['Wen', 'Zhao'],
  ['Isabela', 'Moura'],
  ['Tom', 'Keller'],
  ['Nadia', 'Haddad'],
  ['Oluwaseun', 'Adeyemi-Thorne'],
  ['Rosa', 'Delgado'],
  ['Mei', 'Ng'],
  ['María de los Ángeles', 'Fernández-Villavicencio y Montalvo'],
]

const firstNames =
  'Jonah Yuki Claire Ahmed Valeria Ethan Lucía Noah Amara Mateo Olivia Rafael Zoe Dominic Elena Kwame Paula Stefan Imani Bruno Naomi Javier Ruth Omar Daniela Felix Aisha Gabriel Ines Victor Thandiwe Peter Renata Samuel'.split(
    ' ',
  )
const lastNames =
  'Whitfield Tanaka Dubois Saleh Castillo Brooks Herrera Nguyen Mensah Romero Sullivan Pereira Goldberg Santos Kovač Mitchell Ibarra Petrov Joseph Vargas Cohen Ruiz Lindgren Acosta Moreau Sandoval Quintero Ferrari Park Espinosa Clarke'.split(
    ' ',
  )

const PLACES = placesByDay.reduce((sum: number, places) => sum + places, 0)

/* 34 and 31 have no common divisor, so no pair repeats. */
const nameOf = (index: number): [first: string, last: string] =>
  namesByHand[index] ?? [
    firstNames[index % firstNames.length] ?? '',
    lastNames[index % lastNames.length] ?? '',
  ]

const daysAgo = placesByDay.flatMap((places, day) =>
  Array.from({ length: places }, () => placesByDay.length - 1 - day),
)

/* The inviters, in turn: a few of them invite many. */
const inviters = [0, 4, 0, 10, 13, 0, 2, 17, 4, 0, 24, 10, 31, 0, 4, 40, 13, 52, 0, 24, 61, 10, 70]

function inviterOf(index: number): number | undefined {
  const inviter = inviters[index % inviters.length] ?? 0
  return index % 5 < 2 && inviter < index ? inviter : undefined
}

const emailOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z.-]/g, '') + PERSONA_DOMAIN

/** All people with a place, and one without. */
export const personas: Persona[] = Array.from({ length: PLACES + 1 }, (_, index) => {
  const [firstName, lastName] = nameOf(index)
  const invitedBy = inviterOf(index)
  const joinedDaysAgo = daysAgo[index]
  return {
    firstName,
    lastName,
    email: emailOf(`${firstName}.${lastName}`),
    ...(joinedDaysAgo !== undefined && { joinedDaysAgo }),
    ...(joinedDaysAgo !== undefined && invitedBy !== undefined && { invitedBy }),
  }
})
