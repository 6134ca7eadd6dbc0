import type { DocumentNode, ObservableQuery } from '@apollo/client'
import { Kind } from 'graphql'
import type { QueryField } from '../operationTypes'
import { client } from './client'
import { MeDocument } from './session.generated'

/** What a change of a person's plan changes besides the membership. */
export const planFields = ['planHistory', 'openDues', 'bookingAllowance'] as const

/** The fields of a person's own place, offer and membership, and what follows from its plan. */
export const ownFields = [
  'myWaitlistEntry',
  'myOffer',
  'myLatestOffer',
  'myMembership',
  ...planFields,
] as const

/** The fields that show a person's bookings, what they can still book, and what they wait for. */
export const bookingFields = [
  'bookings',
  'upcomingBookings',
  'bookingAllowance',
  'courtDay',
  'standby',
  'bookingPlayers',
  'playerBookings',
] as const

/**
 * For `refetchQueries` of a mutation: names the fields whose data it changes. The queries on the page
 * that select one of them are refetched; data that the page does not show is loaded again when it is
 * next shown.
 */
export const invalidates =
  (...fields: QueryField[]) =>
  (): DocumentNode[] => {
    globalThis.earlyResponses?.clear()
    const shown = [...client.getObservableQueries('active')].map(({ query }) => query)
    for (const fieldName of fields)
      if (!shown.some(query => selects(query, [fieldName]))) client.cache.evict({ fieldName })
    return shown.filter(query => selects(query, fields))
  }

/**
 * The options of a mutation that ends when what it has changed is loaded again. It also succeeds if
 * that cannot be loaded: each query shows its own failure.
 */
export const refetches = (...fields: QueryField[]) => ({
  refetchQueries: invalidates(...fields),
  // Apollo Client waits for what it returns, and calls it for other queries whose data changed, too.
  onQueryUpdated: (query: ObservableQuery) =>
    selects(query.query, fields)
      ? query
          .refetch()
          .retain()
          .catch(() => undefined)
      : undefined,
})

/** As `invalidates`, now. Resolves when the refetched queries have answered. */
export const invalidate = (...fields: QueryField[]) =>
  client.refetchQueries({ include: invalidates(...fields)() })

/** Requests again what the page shows and could not load. */
export const refetchFailed = () =>
  client.refetchQueries({
    include: 'active',
    onQueryUpdated: query => query.getCurrentResult().error !== undefined,
  })

/** Refetches the signed-in person, and what the page shows of their own. */
export async function refetchPerson(): Promise<void> {
  await client.query({ query: MeDocument, fetchPolicy: 'network-only' })
  await invalidate(...ownFields)
}

/** Whether a query selects one of the fields. */
const selects = ({ definitions }: DocumentNode, fields: readonly string[]) =>
  definitions.some(
    definition =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.selectionSet.selections.some(
        field => field.kind === Kind.FIELD && fields.includes(field.name.value),
      ),
  )
