import { Field, Float, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'
import { PlayingDay, PreferredTime } from '../surveys/member-survey.options'

export const ForecastQuality = defineEnum(
  'ForecastQuality',
  'How much a forecast can be relied on, by its number of usable answers.',
  {
    not_enough: 'Fewer than 30 usable answers: the forecast has no numbers.',
    rough: '30 to 99 usable answers.',
    good: '100 usable answers or more.',
  },
)
export type ForecastQuality = EnumValue<typeof ForecastQuality>

export const DemandLoad = defineEnum(
  'DemandLoad',
  'The expected wishes for a part of a day, in relation to its bookable hours. Exact numbers are not shown.',
  {
    low: 'Less than half of the hours.',
    middle: 'Half of the hours or more, but less than 80 percent.',
    high: '80 percent or more, but less than all hours.',
    full: 'All hours or more.',
  },
)
export type DemandLoad = EnumValue<typeof DemandLoad>

export const ForecastWarningKind = defineEnum(
  'ForecastWarningKind',
  'Why a forecast, or the promise to members, needs attention.',
  {
    promise_exceeds_capacity:
      'The monthly reservations promised to Standard members are more hours than the courts have in 30 days.',
    few_answers: 'There are fewer than 100 usable answers.',
  },
)
export type ForecastWarningKind = EnumValue<typeof ForecastWarningKind>

export const FrequencySource = defineEnum(
  'FrequencySource',
  'What says how often a member reserves a court.',
  {
    reservations: 'The members’ reservations of past weeks.',
    survey: 'What people say in the member survey (`playsPerWeek`).',
    assumption: 'An assumption: 0.7 reservations a week.',
  },
)
export type FrequencySource = EnumValue<typeof FrequencySource>

@ObjectType({
  simpleResolvers: true,
  description: 'How often a member reserves a court, from the best source that the club has.',
})
export class PlayingFrequency {
  @Field(() => FrequencySource, { description: 'The source.' })
  source: FrequencySource

  @Field(() => Float, {
    description:
      'How many hours of a court a member reserves in a week, on average; 0.05 to 7 in steps of 0.01.',
  })
  reservationsPerWeek: number

  @Field(() => Int, {
    nullable: true,
    description:
      'How many of the last 12 weeks count: at least 4 with at least 20 members. Null unless the source is `reservations`.',
  })
  weeks: number | null

  @Field(() => Int, {
    nullable: true,
    description:
      'How many members these weeks had, on average; or how many people have answered, in whole groups of five. Null for an assumption.',
  })
  people: number | null
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How many members the courts carry while the wanted share of wishes is met. Null in a field means more than 400.',
})
export class CarryingCapacity {
  @Field(() => Int, { nullable: true, description: 'The median; null if more than 400.' })
  members: number | null

  @Field(() => Int, { nullable: true, description: 'The 10th percentile; null if more than 400.' })
  low: number | null

  @Field(() => Int, { nullable: true, description: 'The 90th percentile; null if more than 400.' })
  high: number | null
}

export const ForecastChangeKind = defineEnum(
  'ForecastChangeKind',
  'What is different in a forecast that is compared with another one.',
  {
    more_reservations: 'Members reserve 0.2 hours a week more.',
    fewer_reservations: 'Members reserve 0.2 hours a week fewer.',
    closed_evening: 'The busiest evening of the week (4pm to 8pm) is closed on all courts.',
  },
)
export type ForecastChangeKind = EnumValue<typeof ForecastChangeKind>

@ObjectType({
  simpleResolvers: true,
  description: 'What the recommended cap would be if one thing was different.',
})
export class ForecastChange {
  @Field(() => ForecastChangeKind, { description: 'What is different.' })
  kind: ForecastChangeKind

  @Field(() => Float, { description: 'The reservations a week of this comparison.' })
  reservationsPerWeek: number

  @Field(() => PlayingDay, {
    nullable: true,
    description: 'The day of the closed evening; null for the other kinds.',
  })
  day: PlayingDay | null

  @Field(() => Int, { description: 'The recommended cap then.' })
  recommendedCap: number
}

@ObjectType({ simpleResolvers: true, description: 'The demand for a part of one weekday.' })
export class DemandCell {
  @Field(() => PlayingDay, { description: 'The day of the week.' })
  day: PlayingDay

  @Field(() => PreferredTime, { description: 'The part of the day in New York.' })
  part: PreferredTime

  @Field(() => DemandLoad, {
    description:
      'The load at this number of members. Where few people like the part, it is the mean of several parts.',
  })
  load: DemandLoad

  @Field(() => Boolean, {
    description:
      'Whether most of the part is open play, from 11pm to 5am, for which nobody reserves a court.',
  })
  isOpenPlay: boolean

  @Field(() => Boolean, {
    description:
      'Whether the load is only a mean over several days, because the wishes of fewer than five people fall on this part.',
  })
  isAveraged: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A warning beside a forecast.' })
export class ForecastWarning {
  @Field(() => ForecastWarningKind, { description: 'What the warning is about.' })
  kind: ForecastWarningKind

  @Field(() => Int, {
    nullable: true,
    description:
      'The hours promised to this number of Standard members in a month, at one hour a reservation; null for another kind.',
  })
  promisedHours: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'The bookable hours of the courts in 30 days; null for another kind.',
  })
  availableHours: number | null
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How many members the courts carry, simulated from the member survey’s answers. It shows no answer and no person.',
})
export class DemandForecast {
  @Field(() => ForecastQuality, { description: 'How much the forecast can be relied on.' })
  quality: ForecastQuality

  @Field(() => Int, {
    nullable: true,
    description:
      'How many people’s answers are usable: they name a day or a part of the day. From 30 on, how many of them the forecast uses, in whole groups of five. Fewer than 5 of accounts, or fewer than 5 anonymous ones, are not counted; null if that leaves none.',
  })
  usableAnswers: number | null

  @Field(() => Int, {
    description:
      'How many answers of accounts have been taken in, in whole groups of five. An account counts once, also if it was deleted since.',
  })
  accountAnswers: number

  @Field(() => Int, {
    description:
      'How many anonymous answers have been taken in, in whole groups of five. With `anonymous: false` the forecast does not use them.',
  })
  anonymousAnswers: number

  @Field(() => Int, { description: 'How many usable answers a forecast needs: 30.' })
  neededAnswers: number

  @Field(() => PlayingFrequency, {
    description: 'How often a member reserves, whatever the forecast was asked for.',
  })
  frequency: PlayingFrequency

  @Field(() => Float, {
    description:
      'How many reservations a week this forecast assumes: the asked number, or that of `frequency`.',
  })
  reservationsPerWeek: number

  @Field(() => CarryingCapacity, {
    nullable: true,
    description: 'How many members the courts carry; null without enough answers.',
  })
  carries: CarryingCapacity | null

  @Field(() => Int, {
    nullable: true,
    description:
      'How many members the club should have at most: the 10th percentile of `carries`, and not more than its 225 places; null without enough answers.',
  })
  recommendedCap: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'The share of wishes that this number of members get, 0 to 1 in steps of 0.01; null without enough answers.',
  })
  shareMet: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'Of the members who wish to play in a week, the share that gets no hour in that week; 0 to 1 in steps of 0.01. Null without enough answers.',
  })
  withoutAny: number | null

  @Field(() => [DemandCell], {
    description:
      'The 42 parts of a week, from Monday’s early morning on; empty without enough answers.',
  })
  cells: DemandCell[]

  @Field(() => [ForecastWarning], { description: 'What needs attention; empty without warnings.' })
  warnings: ForecastWarning[]
}
