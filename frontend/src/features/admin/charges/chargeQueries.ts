import { refetches } from '../../../api/apollo/invalidate'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { moneyFields } from '../money/moneyFields'
import { useChargesChangedSubscription } from './charges.generated'

/** The options of a mutation of a charge, after which the lists and sums are requested again. */
export const chargeQueries = refetches(...moneyFields)

const live = { fields: moneyFields }

/** Keeps lists and sums of money up to date with every change of a charge while they are shown. */
export const useLiveCharges = () => useLiveQuery(useChargesChangedSubscription, live)
