import type { ApolloClient } from '@apollo/client'
import {
  ChargesDocument,
  ChargesSumDocument,
  useChargesChangedSubscription,
} from './charges.generated'
import { useLiveQuery } from '../../../live/useLiveQuery'

/** The queries whose data a change of a charge changes. */
const queries = [ChargesDocument, ChargesSumDocument]

/** The options of a mutation after which the list and its sum are requested again. */
export const chargeQueries = {
  refetchQueries: queries,
  awaitRefetchQueries: true,
}

/** Requests the list and its sum again. */
export const refetchCharges = (client: ApolloClient) => client.refetchQueries({ include: queries })

/** Updates the list and its sum for every change of a charge while they are open. */
export const useLiveCharges = () =>
  useLiveQuery(useChargesChangedSubscription, { update: () => false, queries })
