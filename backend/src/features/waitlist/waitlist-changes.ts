import { db } from '../../database/data-source'
import { liveQuery } from '../../graphql/live-query'
import { WaitlistEntry } from './waitlist-entry.entity'

/** The NOTIFY channel of changed entries; the payload is an entry's id. */
export const ENTRY_CHANGED = 'waitlist_entry_changed'

/**
 * SQL that notifies every server of a changed entry. `id` is a text expression with the entry's id.
 */
export const notifyEntryChangedSql = (id: string) => `pg_notify('${ENTRY_CHANGED}', ${id})`

/** Subscribes to changed entries, with their person, for the team. */
export const subscribeToEntryChanges = liveQuery({
  channel: ENTRY_CHANGED,
  find: async id => {
    const entries = db.getRepository(WaitlistEntry)
    // `findOne` with a relation sends two statements.
    const [entry = null] = await entries.find({ where: { id }, relations: { user: true } })
    return entry
  },
})
