import { client } from '../../../api/apollo/client'
import type { ChargeRowFragment, ChargeState } from '../../../api/operationTypes'
import { ChargesDocument } from './charges.generated'

/** Requests the person's charges in this state; undefined if the charge is not among them. */
export async function findCharge(
  { id, person }: Pick<ChargeRowFragment, 'id' | 'person'>,
  state: ChargeState,
): Promise<ChargeRowFragment | undefined> {
  const { data } = await client.query({
    query: ChargesDocument,
    variables: { search: person.email, state, first: 100 },
    fetchPolicy: 'no-cache',
  })
  return data?.charges?.edges.find(({ node }) => node.id === id)?.node
}
