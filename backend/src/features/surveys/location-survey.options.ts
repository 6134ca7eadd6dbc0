import { defineEnum, type EnumValue } from '../../core/define-enum'

export const PreferredLocation = defineEnum(
  'PreferredLocation',
  'A location that a person would like for the club.',
  {
    south_miami: 'South Miami.',
    kendall: 'Kendall.',
    doral: 'Doral.',
    hialeah: 'Hialeah.',
    coral_gables: 'Coral Gables.',
    miami: 'Miami.',
    other: 'Somewhere else; see otherLocation.',
  },
)
export type PreferredLocation = EnumValue<typeof PreferredLocation>
