import { defineEnum, type EnumValue } from '../../core/define-enum'

export const PaymentMethod = defineEnum(
  'PaymentMethod',
  'How the front desk has taken money. The site takes none.',
  {
    card_at_desk: 'By card, at the front desk.',
    cash: 'In cash.',
    transfer: 'By a transfer to the club’s account.',
    other: 'Otherwise; the note says how.',
  },
)
export type PaymentMethod = EnumValue<typeof PaymentMethod>
