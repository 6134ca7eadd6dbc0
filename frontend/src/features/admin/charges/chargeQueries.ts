import { ChargesDocument, ChargesSumDocument } from '../../../api/apollo/documents'

/** The options of a mutation after which the list and its sum are requested again. */
export const chargeQueries = {
  refetchQueries: [ChargesDocument, ChargesSumDocument],
  awaitRefetchQueries: true,
}
