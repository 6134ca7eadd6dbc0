import { registerEnumType } from 'type-graphql'

export enum PreferredLocation {
  south_miami = 'south_miami',
  kendall = 'kendall',
  doral = 'doral',
  hialeah = 'hialeah',
  coral_gables = 'coral_gables',
  miami = 'miami',
  other = 'other',
}
registerEnumType(PreferredLocation, {
  name: 'PreferredLocation',
  description: 'A location that a person would like for the club.',
  valuesConfig: {
    south_miami: { description: 'South Miami.' },
    kendall: { description: 'Kendall.' },
    doral: { description: 'Doral.' },
    hialeah: { description: 'Hialeah.' },
    coral_gables: { description: 'Coral Gables.' },
    miami: { description: 'Miami.' },
    other: { description: 'Somewhere else; see otherLocation.' },
  },
})
