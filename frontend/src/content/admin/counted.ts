import { formatCount } from '../../format/numbers'

/** Returns a number with its noun, in the singular after 1: 1 offer, 1,200 offers */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** Returns a number of people: 1 person, 2 people */
export const peopleOf = (count: number) => counted(count, 'person', 'people')
