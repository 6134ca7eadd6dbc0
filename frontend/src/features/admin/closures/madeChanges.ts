import { client } from '../../../api/apollo/client'
import type {
  BlockedBookingRowFragment,
  CourtClosurePlanFragment,
  CourtClosureRowFragment,
  CreateCourtClosureInput,
  UpdateCourtClosureInput,
} from '../../../api/operationTypes'
import { PAGE_SIZE } from '../list/connectionPage'
import { hasValues } from './closureValues'
import {
  CourtClosuresDocument,
  CreateCourtClosurePreviewDocument,
  RemoveCourtClosurePreviewDocument,
  UpdateCourtClosurePreviewDocument,
} from './closures.generated'
import { goneReason } from './goneClosure'

/*
 * These look for a change of a closure whose response was lost. Each returns the bookings that are still in
 * the way; undefined if the change is not made, or not on all of its days.
 */

/** The bookings in the way after a change. */
export type InTheWay = readonly BlockedBookingRowFragment[]

/** Looks for a closure that was to be made. */
export async function findCreated(input: CreateCourtClosureInput): Promise<InTheWay | undefined> {
  const closures = await listClosures(input.from)
  if (!closures.some(closure => isOf(closure, input))) return undefined
  const { data } = await client.query({
    query: CreateCourtClosurePreviewDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  })
  return conflictsOf(data?.createCourtClosurePreview)
}

/** Looks for a change of a closure that begins on this day. */
export async function findUpdated(
  input: UpdateCourtClosureInput,
  from: string,
): Promise<InTheWay | undefined> {
  const closure = (await listClosures(from)).find(({ id }) => id === input.id)
  if (!closure || !hasValues(closure, input)) return undefined
  const { data } = await client.query({
    query: UpdateCourtClosurePreviewDocument,
    variables: { input },
    fetchPolicy: 'no-cache',
  })
  return conflictsOf(data?.updateCourtClosurePreview)
}

/** Looks whether a closure is removed: the server then refuses to remove it. */
export async function findRemoved(id: string): Promise<InTheWay | undefined> {
  const preview = client.query({
    query: RemoveCourtClosurePreviewDocument,
    variables: { input: { id } },
    fetchPolicy: 'no-cache',
  })
  const reason = await preview.then(() => undefined, goneReason)
  return reason === undefined ? undefined : []
}

/** Requests the closures in force on a day. */
async function listClosures(date: string): Promise<CourtClosureRowFragment[]> {
  const { data } = await client.query({
    query: CourtClosuresDocument,
    variables: { first: PAGE_SIZE, from: date, until: date },
    fetchPolicy: 'no-cache',
  })
  return data?.courtClosures?.edges.map(({ node }) => node) ?? []
}

/** Returns the bookings in the way if the plan has nothing left to do. */
function conflictsOf(plan: CourtClosurePlanFragment | null | undefined): InTheWay | undefined {
  const left = plan && plan.blocked.length + plan.freed.length + plan.cancelled.length
  return left === 0 ? plan?.conflicts : undefined
}

/** Whether the closure has the courts, days and values of an input. */
const isOf = (closure: CourtClosureRowFragment, input: CreateCourtClosureInput) =>
  closure.from === input.from &&
  isSameSet(
    closure.courts.map(({ id }) => id),
    input.courts,
  ) &&
  isSameSet(closure.weekdays ?? [], input.weekdays ?? []) &&
  hasValues(closure, input)

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every(one => others.includes(one))
