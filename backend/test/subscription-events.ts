import { AUDIT_RECORDED } from '../src/features/audit/audit.service'
import { clubDayAfter } from '../src/core/club-day'
import { db } from '../src/database/data-source'
import { notify } from '../src/database/notifications'
import { CONTACT_CHANGED } from '../src/features/contact/contact.events'
import { notifyCourtsChanged } from '../src/features/courts/court-changes.service'
import { ENTRY_CHANGED } from '../src/features/waitlist/waitlist-changes'
import { WaitlistEntry } from '../src/features/waitlist/waitlist-entry.entity'
import { WAVE_CHANGED } from '../src/features/waves/waves.events'
import { EVERYBODY, PLAYERS_CHANGED } from '../src/features/bookings/players-changed'
import { STANDBY_CHANGED } from '../src/features/bookings/standby-line.service'
import { Wave } from '../src/features/waves/wave.entity'

const notifyDay = (now: Date) => notifyCourtsChanged([clubDayAfter(now, 1)], db.manager)

/** Triggers an event of each subscription, about rows of createRowsInEveryTable. */
export const subscriptionEvents: Record<string, (now: Date) => Promise<unknown>> = {
  waitlistEntryChanged: async () => {
    const { id } = await db.getRepository(WaitlistEntry).findOneByOrFail({ position: 1 })
    await notify(ENTRY_CHANGED, [id], db.manager)
  },
  waveChanged: async () => {
    const { id } = await db.getRepository(Wave).findOneByOrFail({ number: 1 })
    await notify(WAVE_CHANGED, [id], db.manager)
  },
  courtDayChanged: notifyDay,
  courtScheduleChanged: notifyDay,
  // Each caller is told of their own rows only.
  standbyChanged: async () => {
    const people = await db.query<{ id: string }[]>('SELECT id FROM "user"')
    await notify(
      STANDBY_CHANGED,
      people.map(({ id }) => id),
      db.manager,
    )
  },
  playersChanged: () => notify(PLAYERS_CHANGED, [EVERYBODY], db.manager),
  chargesChanged: notifyDay,
  auditRecorded: async () => {
    const [{ id }] = await db.query<[{ id: string }]>('SELECT id FROM audit_record LIMIT 1')
    await notify(AUDIT_RECORDED, [id], db.manager)
  },
  contactSubmissionChanged: async () => {
    const [{ id }] = await db.query<[{ id: string }]>('SELECT id FROM contact_submission LIMIT 1')
    await notify(CONTACT_CHANGED, [id], db.manager)
  },
}
