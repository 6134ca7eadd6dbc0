import type { PaymentMethod } from '../../../api/operationTypes'
import { moneyTexts } from '../../../content/admin/money'

interface Settled {
  method: PaymentMethod | null
  /** The team's note. */
  note: string | null
  settledByName: string | null
  waivedReason: string | null
}

/** Says how a charge or a due was settled and by whom, or why it was waived; empty while it is open. */
export const settledText = ({ method, note, settledByName, waivedReason }: Settled): string =>
  [
    ...(method ? [moneyTexts.methods[method]] : []),
    ...(note ? [note] : []),
    ...(settledByName ? [moneyTexts.takenBy(settledByName)] : []),
    ...(waivedReason ? [waivedReason] : []),
  ].join(', ')
