import type { Context } from '../../graphql/context'
import { db } from '../../database/data-source'
import { Role } from '../../accounts/user.entity'
import { SKIP, STOP, mapAsync, type Values } from '../../core/async-queue'
import { WaitlistEntry } from './waitlist-entry.entity'

/**
 * Entries as they change. The session and the role are looked at before each: whoever has signed out,
 * or is of the team no more, sees nothing of it, and the subscription ends.
 */
export function subscribeToEntryChanges(context: Context): Values<WaitlistEntry> {
  return mapAsync(context.changes.watch(), async id => {
    await context.refreshUser()
    if (context.user?.role !== Role.ADMIN) return STOP
    return (await db.getRepository(WaitlistEntry).findOneBy({ id })) ?? SKIP
  })
}
