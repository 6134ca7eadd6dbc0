import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { AuditRecord } from '../src/audit/audit-record.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { WaitlistEntry } from '../src/features/waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { createPeople } from './factories'
import type { Caller, Failure } from './caller'
import { SetWaitlistStatusesDocument, UndoWaitlistStatusesDocument } from './operations'

type Status = 'waiting' | 'invited' | 'joined'

interface Step {
  from: Status
  to: Status
  plan?: 'standard' | 'unlimited' | null
}

export const invite: Step = { from: 'waiting', to: 'invited' }
export const join: Step = { from: 'invited', to: 'joined' }

type Changed = { id: string; status: string }

/** One of the mutations, in its form for one entry or for several. */
export interface Form<Input extends object> {
  /** The mutation. */
  name: string
  /** The input's field for the ids. */
  field: 'id' | 'ids'
  /** Changes the entries (the form for one entry takes one id) and returns them. */
  ok: (caller: Caller, ids: readonly string[], input: Input) => Promise<Changed[]>
  fails: (caller: Caller, ids: readonly string[], input: Input) => Promise<Failure>
}

// parse returns untyped documents.
const documentOf = (name: string, input: string) =>
  parse(
    `mutation ($input: ${input}!) { ${name}(input: $input) { id status } }`,
  ) as TypedDocumentNode<Record<string, Changed>, object>

function formForOne<Input extends object>(name: string, inputType: string): Form<Input> {
  const document = documentOf(name, inputType)
  const variables = ([id]: readonly string[], input: Input) => ({ input: { id, ...input } })
  return {
    name,
    field: 'id',
    ok: async (caller, ids, input) =>
      Object.values(await caller.ok(document, variables(ids, input))),
    fails: (caller, ids, input) => caller.fails(document, variables(ids, input)),
  }
}

function formForSeveral<Input extends object>(
  name: string,
  document: TypedDocumentNode<object, { input: never }>,
): Form<Input> {
  const variables = (ids: readonly string[], input: Input) => ({ input: { ids, ...input } })
  return {
    name,
    field: 'ids',
    ok: async (caller, ids, input) => {
      const data = await caller.ok(
        document as TypedDocumentNode<object, object>,
        variables(ids, input),
      )
      // The mutation's only field returns the entries.
      const changed = Object.values(data as Record<string, Changed[]>).flat()
      return changed.map(({ id, status }) => ({ id, status }))
    },
    fails: (caller, ids, input) => caller.fails(document, variables(ids, input)),
  }
}

export const setOne = formForOne<Step>('setWaitlistStatus', 'SetWaitlistStatusInput')
export const setSeveral = formForSeveral<Step>('setWaitlistStatuses', SetWaitlistStatusesDocument)
export const undoOne = formForOne<object>('undoWaitlistStatus', 'UndoWaitlistStatusInput')
export const undoSeveral = formForSeveral<object>(
  'undoWaitlistStatuses',
  UndoWaitlistStatusesDocument,
)

/** Creates waiting entries; returns their ids by position. */
export async function createEntries(size: number, now: Date): Promise<string[]> {
  const ids: string[] = []
  for (const [index, someone] of (await createPeople(size)).entries()) {
    // Eighty a day: the others join on the following days.
    const at = new Date(now.getTime() + Math.floor(index / 80) * DAY_MS)
    ids.push((await joinWaitlist(someone, {}, at)).entry.id)
  }
  return ids
}

/** Returns the entries' statuses, by position. */
export async function statuses(): Promise<string[]> {
  const entries = await db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
  return entries.map(({ status }) => status)
}

/** Returns the audit log, in its order. */
export const records = () => db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })

/** Returns the outcomes of concurrent requests, each `ok` or its error's code. */
export async function outcomesOf(tries: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(tries)
  return settled.map(one => {
    if (one.status === 'fulfilled') return 'ok'
    return /"code":"(\w+)"/.exec(String(one.reason))?.[1] ?? String(one.reason)
  })
}

/** Returns how often each outcome occurred. */
export function countsOf(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
