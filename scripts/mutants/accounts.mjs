/** Defects in accounts, sessions and permissions. */

const lifetime = ['backend/src/accounts/session-lifetime.spec.ts']
const passwords = ['backend/src/features/auth/passwords.spec.ts']
const auth = ['backend/src/features/auth/auth.spec.ts']
const members = ['backend/src/features/members/members.spec.ts']
const access = ['backend/src/access.spec.ts']
const races = ['backend/src/accounts/session-races.spec.ts']
const pruning = ['backend/src/accounts/session-pruning.spec.ts']
const devices = ['backend/src/accounts/device-cookies.spec.ts']
const lockout = ['backend/src/accounts/account-lockout.spec.ts']
const LIFETIME = 'backend/src/accounts/session-lifetime.ts'
const SESSION = 'backend/src/accounts/session.ts'
const STORE = 'backend/src/accounts/session-store.ts'
const WRITER = 'backend/src/accounts/session-writer.ts'
const BATCHES = 'backend/src/database/delete-in-batches.ts'
const ACCOUNTS = 'backend/src/features/accounts/accounts.feature.ts'
const DEVICES = 'backend/src/accounts/device-cookies.ts'
const READER = 'backend/src/accounts/session-reader.ts'
const PASSWORDS = 'backend/src/accounts/passwords.ts'
const LOCKOUT = 'backend/src/accounts/account-lockout.ts'
const COUNTS = 'backend/src/accounts/failure-counts.ts'
const TEAM = 'backend/src/accounts/team-account.ts'
const MEMBERS = 'backend/src/features/members/members.service.ts'
const AUTH = 'backend/src/features/auth/auth.service.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const accounts = [
  { name: 'an idle team session lasts a week', file: LIFETIME, find: 'idle: 2 * HOUR_MS', replace: 'idle: 7 * DAY_MS', specs: lifetime },
  { name: 'a team session lasts a month', file: LIFETIME, find: 'absolute: 12 * HOUR_MS', replace: 'absolute: 30 * DAY_MS', specs: lifetime },
  { name: 'a session is renewed after 50 hours', file: LIFETIME, find: '5 * MINUTE_MS', replace: '50 * HOUR_MS', specs: lifetime },
  { name: 'an idle session does not expire', file: READER, find: 'WHERE session.sid = $1 AND session.expire >= $2', replace: 'WHERE session.sid = $1 AND $2::timestamptz IS NOT NULL', specs: lifetime },
  { name: 'a session has no absolute limit', file: READER, find: '  if (now.getTime() > latestEndOf(data)) return null\n', replace: '', specs: lifetime },
  { name: 'the session from before a sign-in stays valid', file: SESSION, find: 'if (isOld()) await', replace: 'if (!req) await', specs: auth },
  { name: 'a change of address extends the session', file: SESSION, find: 'fill(req, user, startedAt, now)', replace: 'fill(req, user, now.getTime(), now)', specs: members },
  { name: 'signing out keeps the session in the store', file: SESSION, find: 'await fromCallback(done => req.session.destroy(done))', replace: 'await Promise.resolve()', specs: auth },
  { name: 'hashing uses a twentieth of the memory', file: PASSWORDS, find: 'memoryCost: 19_456', replace: 'memoryCost: 1_024', specs: auth },
  { name: 'a password differs by its Unicode form', file: PASSWORDS, find: "password.normalize('NFKC')", replace: 'password', specs: passwords },
  { name: 'a password is cut after 72 characters', file: PASSWORDS, find: "password.normalize('NFKC')", replace: "password.normalize('NFKC').slice(0, 72)", specs: passwords },
  { name: 'an unknown address is not hashed', file: PASSWORDS, find: '  unknownHash ??=', replace: '  if (hash === undefined) return false\n  unknownHash ??=', specs: passwords },
  { name: 'a weak hash is not replaced', file: PASSWORDS, find: 'argon2.needsRehash(hash, STRENGTH)', replace: 'argon2.needsRehash(hash, STRENGTH) && false', specs: auth },
  { name: 'an address is stored without normalization', file: AUTH, find: '    email: normalizeEmail(input.email),', replace: '    email: input.email.trim(),', specs: auth },
  { name: 'an account is locked for a day', file: COUNTS, find: 'LONGEST_LOCKOUT = HOUR_SECONDS', replace: 'LONGEST_LOCKOUT = DAY_SECONDS', specs: ['backend/src/accounts/longest-lockout.spec.ts'] },
  { name: 'an account is locked after 100 failures', file: COUNTS, find: 'points: 10,', replace: 'points: 100,', specs: ['backend/src/accounts/account-lockout.spec.ts'] },
  { name: 'a change of address keeps other sessions', file: MEMBERS, find: '      await endOtherSessions(person.id, sessionId, em)\n', replace: '', specs: members },
  { name: 'the team changes its own address', file: MEMBERS, find: '  if (endedSessions && person.role === Role.ADMIN) throw teamAddressError()\n', replace: '', specs: members },
  { name: 'a former team is trusted at any address', file: MEMBERS, find: '      wasTeam: false,\n', replace: '', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'a member chooses the plan', file: MEMBERS, find: '      role === Role.ADMIN && {', replace: '      role && {', specs: members },
  { name: 'a former team keeps its rights', file: TEAM, find: 'for (const { id } of others) await setRole(id, Role.MEMBER, em)', replace: 'void others', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'a start demotes the team without the setting', file: TEAM, find: 'if (other && !account?.wasTeam && !settings.mayChangeEmail)', replace: 'if (other && !account && !email)', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'the blocklist is never enabled', file: 'backend/src/accounts/password-blocklist.ts', find: 'isOn ? await loadCommonPasswords() : undefined', replace: 'isOn ? undefined : undefined', specs: ['backend/src/accounts/password-blocklist.spec.ts'] },
  { name: 'members read the waitlist', file: 'backend/src/features/waitlist/waitlist.resolver.ts', find: '@Authorized(Role.ADMIN)\n  @TokenAccess(TokenScope.WAITLIST_READ)\n  @Query(() => WaitlistConnection', replace: '@Authorized()\n  @TokenAccess(TokenScope.WAITLIST_READ)\n  @Query(() => WaitlistConnection', specs: access },
  { name: 'members read the messages', file: 'backend/src/features/contact/contact.resolver.ts', find: '@Authorized(Role.ADMIN)\n  @TokenAccess(TokenScope.INBOX_READ)\n  @Query(() => ContactConnection', replace: '@Authorized()\n  @TokenAccess(TokenScope.INBOX_READ)\n  @Query(() => ContactConnection', specs: access },
  { name: 'every signed-in person is the team', file: 'backend/src/graphql/context.ts', find: 'roles.length > 0 && !roles.includes(role)', replace: 'roles.length > 1 && !roles.includes(role)', specs: access },
  { name: 'a member sees who invited them', file: 'backend/src/features/waitlist/waitlist.resolver.ts', find: 'user?.role === Role.ADMIN ? entry.referredBy : null', replace: 'user ? entry.referredBy : null', specs: ['backend/src/features/waitlist/waitlist.spec.ts'] },
  { name: 'the hash is a GraphQL field', file: 'backend/src/accounts/user.entity.ts', find: "  @Column('varchar', { length: 512, select: false })", replace: "  @Field(() => String)\n  @Column('varchar', { length: 512 })", specs: ['backend/src/schema.spec.ts'] },
  { name: 'a member sees other people’s bookings', file: 'backend/src/features/bookings/bookings.service.ts', find: '`booking."userId" = ${value(user.id)}`', replace: '`booking."userId" IS NOT NULL OR booking."userId" = ${value(user.id)}`', specs: ['backend/src/features/bookings/bookings.spec.ts'] },
  { name: 'an ended session is restored', file: STORE, find: 'UPDATE "session" SET sid = $1, sess = $2, expire = $3 WHERE sid = $4 AND expire > $5', replace: 'INSERT INTO "session" (sid, sess, expire) SELECT $1, $2::json, $3::timestamptz WHERE $4::text || $5::timestamptz IS NOT NULL ON CONFLICT (sid) DO UPDATE SET sess = EXCLUDED.sess, expire = EXCLUDED.expire', specs: races },
  { name: 'a session starts with a former password', file: STORE, find: 'password = $6', replace: '$6::text IS NOT NULL', specs: races },
  { name: 'a session starts with a former role', file: STORE, find: 'role = $7', replace: '$7::text IS NOT NULL', specs: races },
  { name: 'the second sign-in of a request is not checked', file: SESSION, find: 'req.session.userId !== undefined ||', replace: '', specs: races },
  { name: 'signing out misses a session with a new id', file: STORE, find: " OR sess ->> 'formerId' = $1", replace: '', specs: races },
  { name: 'a former id is kept for ever', file: SESSION, find: '  else delete req.session.formerId\n', replace: '', specs: races },
  { name: 'a renewal by a former id signs out', file: WRITER, find: "Reflect.deleteProperty(req, 'session')", replace: 'await fromCallback(done => req.session.destroy(done))', specs: races },
  { name: 'all expired sessions are deleted at once', file: BATCHES, find: 'BATCH = 5_000', replace: 'BATCH = 50_000', specs: pruning },
  { name: 'expired sessions are deleted once a day', file: ACCOUNTS, find: '15 * MINUTE_MS', replace: '1_440 * MINUTE_MS', specs: pruning },
  { name: 'a browser is known for every account', file: DEVICES, find: 'isSigned(keys, signature, [id, end, userId]) ?', replace: 'userId ?', specs: devices },
  { name: 'a browser is known for ever', file: DEVICES, find: ' || Number(end) <= now().getTime()', replace: '', specs: devices },
  { name: 'a forged device cookie causes a query', file: DEVICES, find: '!isSigned(keys, own, [id, end]) || ', replace: '', specs: devices },
  { name: 'guesses are hashed before they count', file: COUNTS, find: 'judging.set(key, running + 1)', replace: 'judging.set(key, 0)', specs: lockout },
  { name: 'a known browser’s failures do not count for the account', file: LOCKOUT, find: 'keys.push(email)', replace: 'end(email)', specs: devices },
  { name: 'a lockout never starts', file: COUNTS, find: 'if (consumedPoints !== FAILURES.points) return', replace: 'if (consumedPoints) return', specs: ['backend/src/accounts/longest-lockout.spec.ts'] },
  { name: 'a request waits minutes for hashing', file: 'backend/src/core/work-queue.ts', find: 'if (wait > waitMax)', replace: 'if (wait > waitMax * 100)', specs: ['backend/src/core/work-queue.spec.ts'] },
]
