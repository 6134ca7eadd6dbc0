import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import ICAL from 'ical.js'
import type { Caller } from './caller'

// parse returns untyped documents.
const operation = <Data>(text: string) => parse(text) as TypedDocumentNode<Data, object>

export const calendarAddress = operation<{ calendarAddress: string | null }>('{ calendarAddress }')
export const renewCalendarAddress = operation<{ renewCalendarAddress: string }>(
  'mutation { renewCalendarAddress }',
)

/** Creates an address of the caller’s calendar; returns its path below the origin. */
export async function createCalendarPath(caller: Caller): Promise<string> {
  const { renewCalendarAddress: url } = await caller.ok(renewCalendarAddress)
  return new URL(url).pathname
}

/** Returns the events of an iCalendar file. */
export const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(one => new ICAL.Event(one))
