import ICAL from 'ical.js'
import type { Caller } from './caller'
import { RenewCalendarAddressDocument } from './operations'

/** Creates an address of the caller’s calendar; returns its path below the origin. */
export async function createCalendarPath(caller: Caller): Promise<string> {
  const { renewCalendarAddress: url } = await caller.ok(RenewCalendarAddressDocument)
  return new URL(url).pathname
}

/** Returns the events of an iCalendar file. */
export const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
