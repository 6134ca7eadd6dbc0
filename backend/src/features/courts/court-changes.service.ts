import type { EntityManager } from 'typeorm'
import { notify } from '../../database/notifications'

/** The NOTIFY channel of changed court times; the payload is a New York day, YYYY-MM-DD. */
export const COURT_CHANGED = 'court_changed'

/** Returns how live queries learn of an event that changes the courts of days. */
export const courtsChangedOn = <Row>(payloads: (row: Row) => readonly string[]) => ({
  channel: COURT_CHANGED,
  payloads,
})

/** Notifies every server of days whose courts changed, when the transaction commits. */
export const notifyCourtsChanged = (days: readonly string[], em: EntityManager) =>
  notify(COURT_CHANGED, [...new Set(days)], em)
