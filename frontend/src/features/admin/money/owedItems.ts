import type { OwedByQuery } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dueTexts } from '../../../content/openDues'
import { courtDateTime } from '../../../format/dates'

export type Owed = NonNullable<OwedByQuery['owedBy']>

/** A due or a charge that can be settled. */
export interface OwedItem {
  id: string
  kind: 'due' | 'charge'
  text: string
  cents: number
}

/** Returns what a person owes, dues first. */
export const owedItems = ({ dues, charges }: Owed): OwedItem[] => [
  ...dues.map(due => ({
    id: due.id,
    kind: 'due' as const,
    text: `${dueTexts.what(due)}, ${dueTexts.period(due)}`,
    cents: due.cents,
  })),
  ...charges.map(({ id, kind, cents, courtName, startsAt }) => ({
    id,
    kind: 'charge' as const,
    text: `${chargeTexts.kinds[kind]}, ${courtName}, ${courtDateTime(startsAt)}`,
    cents,
  })),
]
