import { Field, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { LocalDate } from '../../graphql/local-date'
import { Court } from '../courts/court.entity'
import { TimeSpan } from '../courts/time-span.types'

export const SlotState = defineEnum(
  'SlotState',
  'Whether the caller can book an hour of a court.',
  {
    open: 'The caller can book it.',
    mine: 'The caller has booked it.',
    offered: 'It is held for the caller, who has waited for it: see `standby`.',
    taken: 'Somebody else has booked it, or it is held for a member who has waited for it.',
    closed:
      'The club has blocked it, or a part of it, or the caller’s membership has ended by then.',
    past: 'It has begun.',
    later: 'The caller can book it from `opensAt` on.',
  },
)
export type SlotState = EnumValue<typeof SlotState>

@ObjectType({ simpleResolvers: true, description: 'An hour of a court.' })
export class CourtSlot extends TimeSpan {
  @Field(() => SlotState, { description: 'Whether the caller can book it.' })
  state: SlotState

  @Field({
    description: 'Whether a booking or a block takes it or a part of it, also once it has begun.',
  })
  isHeld: boolean

  @Field(() => Int, { description: 'How many members wait for it, the caller included.' })
  waiting: number

  @Field(() => Date, {
    description:
      'From when the caller can book it, as an ISO 8601 instant (UTC): the same time in New York, 7 days earlier (14 for champion).',
  })
  opensAt: Date
}

@ObjectType({ simpleResolvers: true, description: 'A court and its bookable hours of a day.' })
export class CourtSlots {
  @Field(() => Court, { description: 'The court.' })
  court: Court

  @Field(() => [CourtSlot], { description: 'The bookable hours of the day, in order.' })
  slots: CourtSlot[]
}

@ObjectType({
  simpleResolvers: true,
  description: 'The bookable hours of a New York day, as the caller may book them.',
})
export class CourtDay {
  @Field(() => LocalDate, { description: 'The day, as YYYY-MM-DD.' })
  date: string

  @Field(() => [CourtSlots], { description: 'The courts, by number.' })
  courts: CourtSlots[]
}
