import { defineEnum, type EnumValue } from '../../core/define-enum'

export const UsePeriod = defineEnum(
  'UsePeriod',
  'Whole weeks that end with yesterday in New York, so that each weekday counts equally often.',
  {
    weeks_4: 'The last 4 weeks.',
    weeks_13: 'The last 13 weeks.',
    weeks_52: 'The last 52 weeks.',
  },
)
export type UsePeriod = EnumValue<typeof UsePeriod>
