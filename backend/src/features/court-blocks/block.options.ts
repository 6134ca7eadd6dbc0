import { defineEnum, type EnumValue } from '../../core/define-enum'

export const BlockKind = defineEnum('BlockKind', 'Why the team blocks a court.', {
  closed: 'The court is closed.',
  maintenance: 'The court is being maintained.',
  lesson: 'A lesson takes place.',
  event: 'An event takes place.',
})
export type BlockKind = EnumValue<typeof BlockKind>

/** In the order of ISO 8601: Monday is 1. */
export const Weekday = defineEnum('Weekday', 'A day of the week.', {
  monday: 'Monday.',
  tuesday: 'Tuesday.',
  wednesday: 'Wednesday.',
  thursday: 'Thursday.',
  friday: 'Friday.',
  saturday: 'Saturday.',
  sunday: 'Sunday.',
})
export type Weekday = EnumValue<typeof Weekday>
