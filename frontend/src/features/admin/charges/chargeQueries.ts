import { refetches } from '../../../api/apollo/invalidate'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { moneyFields } from '../money/moneyFields'
import { useChargesChangedSubscription } from './charges.generated'

/** The options of a mutation of a charge, after which the lists and sums are requested again. */
export const chargeQueries = refetches(...moneyFields)

const live = { fields: ['charges'] as const }

/** Updates the list and its sum for every change of a charge while they are open. */
export const useLiveCharges = () => useLiveQuery(useChargesChangedSubscription, live)
