/** Defects in waves, offers, memberships and leaving. */

const sending = ['backend/src/features/waves/send-wave.spec.ts']
const deciding = ['backend/src/features/waves/offers.spec.ts']
const passing = ['backend/src/features/waves/pass-on.spec.ts']
const limits = ['backend/src/features/waves/mail-limit.spec.ts']
const races = ['backend/src/features/waves/wave-races.spec.ts']
const leaving = ['backend/src/features/entry-status/leave-waitlist.spec.ts']
const moves = ['backend/src/features/entry-status/moves-with-offers.spec.ts']
const members = ['backend/src/features/memberships/memberships.spec.ts']
const FEATURES = 'backend/src/features'
const DECISIONS = `${FEATURES}/waves/offer-decisions.service.ts`
const PASS_ON = `${FEATURES}/waves/pass-on.service.ts`
const PREVIEW = `${FEATURES}/waves/wave-preview.service.ts`

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const waves = [
  { name: 'a stale preview is sent', file: `${FEATURES}/waves/waves.service.ts`, find: 'preview.digest !== digest', replace: '!digest', specs: sending },
  { name: 'those who were asked most often are asked first', file: PREVIEW, find: 'ORDER BY entry."timesAsked", entry.position', replace: 'ORDER BY entry.position', specs: sending },
  { name: 'an expired offer can be accepted', file: DECISIONS, find: '"expiresAt" > clock_timestamp() OR', replace: 'true OR', specs: deciding },
  { name: 'somebody else accepts an offer', file: DECISIONS, find: "entry?.userId !== user.id", replace: '!entry', specs: deciding },
  { name: 'a former mailbox declines an offer', file: `${FEATURES}/waves/offers.service.ts`, find: 'entry?.user.email !== link.email', replace: '!entry', specs: deciding },
  { name: 'a wave asks a person twice', file: PREVIEW, find: `offer."waveId" = $1)`, replace: `offer."waveId" <> $1)`, specs: passing },
  { name: 'a refill offers a place that is held', file: PASS_ON, find: `HAVING NOT bool_or(state IN ('open', 'accepted'))`, replace: `HAVING NOT bool_or(state IN ('accepted'))`, specs: passing },
  { name: 'an offer without its mail stays', file: PASS_ON, find: 'NOT "hasMail" OR ', replace: '', specs: limits },
  { name: 'a wave asks a person whose mailbox limit is reached', file: PREVIEW, find: 'isFull ? PassedOverReason.mail_limit : null', replace: 'null', specs: limits },
  { name: 'a wave counts no other person of a mailbox', file: PREVIEW, find: 'others >= mailsLeft', replace: 'mailsLeft <= 0', specs: limits },
  { name: 'a wave closes while a mailbox limit is reached', file: PASS_ON, find: 'people.length > 0 || isLimited', replace: 'people.length > 0', specs: limits },
  { name: 'a reminder counts before it is due', file: 'backend/src/database/migrations/1795550000000-scheduled-mail.ts', find: `AND coalesce("scheduledAt", now()) <= now())`, replace: ')', specs: limits },
  { name: 'a reminder is sent over the mailbox limit', file: 'backend/src/mail/mail-renderer.ts', find: ' && (await bounds.exceedsLimit(mail, em))', replace: ' && false', specs: limits },
  { name: 'leaving frees no place', file: `${FEATURES}/waitlist/entry-moves.service.ts`, find: '"left" = "left" + 1', replace: '"left" = "left" + 0', specs: leaving, test: 'frees the place' },
  { name: 'joining again forgets how often the person was asked', file: `${FEATURES}/waitlist/waitlist.service.ts`, find: '"leftReason" = NULL, ', replace: '"leftReason" = NULL, "timesAsked" = 0, ', specs: leaving },
  { name: 'leaving with an offer does not count as asked', file: `${FEATURES}/entry-status/leave-waitlist.service.ts`, find: 'countsAsAsked: declined.size > 0', replace: 'countsAsAsked: false', specs: leaving },
  { name: 'a place is lost when a person joins again', file: `${FEATURES}/waitlist/waitlist.service.ts`, find: 'FROM counter WHERE NOT EXISTS (SELECT FROM rejoined)', replace: 'FROM counter WHERE NOT EXISTS (SELECT FROM former)', specs: leaving, test: 'wait for the counter together' },
  { name: 'accepting locks no entry', file: `${FEATURES}/waitlist/entry-moves.service.ts`, find: "    .setLock('pessimistic_write', undefined, ['entry'])\n", replace: '', specs: races, test: 'accepting against leaving' },
  { name: 'undo keeps the membership', file: `${FEATURES}/entry-status/apply-transitions.ts`, find: '    if (from === WaitlistStatus.joined) await undoMemberships(entries, em)\n', replace: '', specs: moves },
  { name: 'undo ignores a later offer', file: `${FEATURES}/entry-status/entry-status.service.ts`, find: ' && !offered.has(entry.id)', replace: '', specs: moves },
  { name: 'a member takes back the team’s end', file: `${FEATURES}/memberships/memberships.service.ts`, find: 'if (endReason !== null)', replace: "if (endReason === 'never')", specs: members },
]
