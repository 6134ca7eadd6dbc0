import type { Caller } from './caller'
import { bookCourt, bookingInput } from './courts'
import { getJob } from './jobs'
import { JoinStandbyDocument, StandbyDocument, TakeStandbyDocument } from './operations'
import type { Court } from '../src/features/courts/court.entity'

/** Runs a round of the lines, as at this instant. */
export const runRound = (now: string): Promise<void> =>
  getJob('standby').run({ now: new Date(now), signal: new AbortController().signal })

/** Books an hour of courts, each for another of the callers. */
export async function fill(startsAt: string, courts: readonly Court[], callers: readonly Caller[]) {
  const ids: string[] = []
  for (const [index, court] of courts.entries()) {
    const input = bookingInput(court, startsAt, { acceptsCharges: true })
    ids.push((await callers[index]!.ok(bookCourt, { input })).bookCourt.id)
  }
  return ids
}

/** Puts a caller in line; returns the id. */
export const join = async (caller: Caller, startsAt: string, courtId?: string): Promise<string> =>
  (await caller.ok(JoinStandbyDocument, { input: { startsAt, courtId } })).joinStandby.id

/** Returns what a caller waits for. */
export const readStandby = async (caller: Caller) => (await caller.ok(StandbyDocument)).standby

/** The arguments that take an offer without guests. */
export const taking = (id: string, acceptsCharges = false) =>
  [TakeStandbyDocument, { input: { id, guests: [] as string[], acceptsCharges } }] as const
