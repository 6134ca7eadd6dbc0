/** Defects of accounts, sessions and rights. */

const lifetime = ['backend/src/accounts/session-lifetime.spec.ts']
const passwords = ['backend/src/features/auth/passwords.spec.ts']
const auth = ['backend/src/features/auth/auth.spec.ts']
const members = ['backend/src/features/members/members.spec.ts']
const access = ['backend/src/access.spec.ts']
const LIFETIME = 'backend/src/accounts/session-lifetime.ts'
const SESSION = 'backend/src/accounts/session.ts'
const READER = 'backend/src/accounts/session-reader.ts'
const PASSWORDS = 'backend/src/accounts/passwords.ts'
const LOCKOUT = 'backend/src/accounts/account-lockout.ts'
const TEAM = 'backend/src/accounts/team-account.ts'
const MEMBERS = 'backend/src/features/members/members.service.ts'
const AUTH = 'backend/src/features/auth/auth.service.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const accounts = [
  { name: 'the team’s session lives unused for a week', file: LIFETIME, find: 'idle: 2 * HOUR_MS', replace: 'idle: 7 * DAY_MS', specs: lifetime },
  { name: 'the team’s session lives a month', file: LIFETIME, find: 'absolute: 12 * HOUR_MS', replace: 'absolute: 30 * DAY_MS', specs: lifetime },
  { name: 'a session is renewed after 50 hours', file: LIFETIME, find: '5 * MINUTE_MS', replace: '50 * HOUR_MS', specs: lifetime },
  { name: 'a session that was not used is good still', file: READER, find: 'WHERE session.sid = $1 AND session.expire >= $2', replace: 'WHERE session.sid = $1 AND $2::timestamptz IS NOT NULL', specs: lifetime },
  { name: 'a session has no end', file: READER, find: '  if (now.getTime() > latestEndOf(data)) return null\n', replace: '', specs: lifetime },
  { name: 'the session before a sign-in goes on', file: SESSION, find: 'if (isOld()) await', replace: 'if (!req) await', specs: auth },
  { name: 'a change of address prolongs the session', file: SESSION, find: 'fill(req, user, startedAt, now)', replace: 'fill(req, user, now.getTime(), now)', specs: members },
  { name: 'signing out leaves the session in the store', file: SESSION, find: 'await fromCallback(done => req.session.destroy(done))', replace: 'await Promise.resolve()', specs: auth },
  { name: 'hashes with a twentieth of the memory', file: PASSWORDS, find: 'memoryCost: 19_456', replace: 'memoryCost: 1_024', specs: auth },
  { name: 'a password is another on another keyboard', file: PASSWORDS, find: "password.normalize('NFKC')", replace: 'password', specs: passwords },
  { name: 'a password counts to its 72nd letter', file: PASSWORDS, find: "password.normalize('NFKC')", replace: "password.normalize('NFKC').slice(0, 72)", specs: passwords },
  { name: 'an unknown address costs no hash', file: PASSWORDS, find: '  unknownHash ??=', replace: '  if (hash === undefined) return false\n  unknownHash ??=', specs: passwords },
  { name: 'a weak hash stays', file: PASSWORDS, find: 'argon2.needsRehash(hash, STRENGTH)', replace: 'argon2.needsRehash(hash, STRENGTH) && false', specs: auth },
  { name: 'an address is stored as it was typed', file: AUTH, find: '    email: normalizeEmail(input.email),', replace: '    email: input.email.trim(),', specs: auth },
  { name: 'an account is locked for a day', file: LOCKOUT, find: 'LONGEST_LOCKOUT = HOUR_SECONDS', replace: 'LONGEST_LOCKOUT = DAY_SECONDS', specs: ['backend/src/accounts/longest-lockout.spec.ts'] },
  { name: 'an account is locked after 100 failures', file: LOCKOUT, find: 'points: 10,', replace: 'points: 100,', specs: ['backend/src/accounts/account-lockout.spec.ts'] },
  { name: 'a change of address leaves other sessions', file: MEMBERS, find: '      await endOtherSessions(person.id, sessionId, em)\n', replace: '', specs: members },
  { name: 'the team changes its own address', file: MEMBERS, find: '  if (endedSessions && person.role === Role.ADMIN) throw teamAddressError()\n', replace: '', specs: members },
  { name: 'a former team is trusted at any address', file: MEMBERS, find: '      wasTeam: false,\n', replace: '', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'a member chooses the plan', file: MEMBERS, find: '      role === Role.ADMIN && {', replace: '      role && {', specs: members },
  { name: 'a former team keeps its rights', file: TEAM, find: 'for (const { id } of others) await setRole(id, Role.MEMBER, em)', replace: 'void others', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'a start demotes the team without being told to', file: TEAM, find: 'if (other && !account?.wasTeam && !settings.mayChangeEmail)', replace: 'if (other && !account && !email)', specs: ['backend/src/accounts/team-account.spec.ts'] },
  { name: 'the blocklist is never on', file: 'backend/src/accounts/password-blocklist.ts', find: 'isOn ? await loadCommonPasswords() : undefined', replace: 'isOn ? undefined : undefined', specs: ['backend/src/accounts/password-blocklist.spec.ts'] },
  { name: 'members read the waitlist', file: 'backend/src/features/waitlist/waitlist.resolver.ts', find: '@Authorized(Role.ADMIN)\n  @Query(() => WaitlistConnection', replace: '@Authorized()\n  @Query(() => WaitlistConnection', specs: access },
  { name: 'members read the messages', file: 'backend/src/features/contact/contact.resolver.ts', find: '@Authorized(Role.ADMIN)\n  @Query(() => ContactConnection', replace: '@Authorized()\n  @Query(() => ContactConnection', specs: access },
  { name: 'every signed-in person is the team', file: 'backend/src/graphql/context.ts', find: 'roles.length > 0 && !roles.includes(role)', replace: 'roles.length > 1 && !roles.includes(role)', specs: access },
  { name: 'a member sees who invited them', file: 'backend/src/features/waitlist/waitlist.resolver.ts', find: 'user?.role === Role.ADMIN ? entry.referredBy : null', replace: 'user ? entry.referredBy : null', specs: ['backend/src/features/waitlist/waitlist.spec.ts'] },
  { name: 'the hash has a field', file: 'backend/src/accounts/user.entity.ts', find: "  @Column('varchar', { length: 512, select: false })", replace: "  @Field(() => String)\n  @Column('varchar', { length: 512 })", specs: ['backend/src/schema.spec.ts'] },
  { name: 'somebody else’s bookings', file: 'backend/src/features/bookings/bookings.service.ts', find: '`booking."userId" = ${value(user.id)}`', replace: '`booking."userId" IS NOT NULL OR booking."userId" = ${value(user.id)}`', specs: ['backend/src/features/bookings/bookings.spec.ts'] },
]
