/** Defects in mailed links: their creation, use, effects and recipients. */

const tokens = ['backend/src/links/link-tokens.spec.ts']
const reset = ['backend/src/features/auth/password-reset.spec.ts']
const confirmation = ['backend/src/features/auth/email-confirmation.spec.ts']
const news = ['backend/src/features/newsletter/newsletter-links.spec.ts']
const leave = ['backend/src/rest/newsletter-leave.spec.ts']
const bounds = ['backend/src/mail/mail-bounds.spec.ts']
const addressBounds = ['backend/src/mail/address-mail-bounds.spec.ts']
const mailed = ['backend/src/features/mail/mailed-links.spec.ts']
const templates = ['backend/src/features/mail/rendered-mails.spec.ts']
const queue = ['backend/src/core/background-queue.spec.ts']
const stop = ['backend/src/server-stop.spec.ts']
const AUTH = 'backend/src/features/auth'
const NEWS = 'backend/src/features/newsletter'
const RENDERER = 'backend/src/mail/mail-renderer.ts'
const PURPOSES = `${AUTH}/auth.links.ts`
const SAME_TEXT = 'backend/src/core/is-same-text.ts'
const TOKENS = 'backend/src/links/link-tokens.ts'
const LINKS = 'backend/src/links/links.ts'
const OWNER = `${AUTH}/link-owner.ts`
const RESET = `${AUTH}/password-reset.service.ts`
const CONFIRM = `${AUTH}/email-confirmation.service.ts`
const ACCOUNT = `${AUTH}/insert-account.ts`
const CHANGE = 'backend/src/features/members/email-change.service.ts'
const BOUNDS = 'backend/src/mail/mail-bounds.ts'
const MIGRATION = 'backend/src/database/migrations/1795431000000-mail-bounds.ts'
const QUEUE = 'backend/src/core/background-queue.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const links = [
  { name: 'a token is good for every purpose', file: TOKENS, find: `.update(name).update('\\0')`, replace: `.update('\\0')`, specs: tokens },
  { name: 'a token of any signature', file: SAME_TEXT, find: 'one.length === other.length && timingSafeEqual(one, other)', replace: 'one.length === other.length', specs: tokens },
  { name: 'a token of another secret', file: 'backend/src/app-services.ts', find: 'keys: keys.links, purposes', replace: 'keys: [Buffer.alloc(32)], purposes', specs: reset },
  { name: 'a token in another spelling', file: SAME_TEXT, find: '[Buffer.from(given), Buffer.from(expected)]', replace: `[Buffer.from(given, 'base64url'), Buffer.from(expected, 'base64url')]`, specs: tokens },
  { name: 'a link is used twice', file: LINKS, find: `'"usedAt" IS NULL AND (`, replace: `'(`, specs: [...news, ...reset] },
  { name: 'a link has no end', file: LINKS, find: '"expiresAt" > :now)', replace: '"expiresAt" > :now OR true)', specs: news },
  { name: 'a reset is good for two hours', file: PURPOSES, find: 'lifetimeMs: HOUR_MS', replace: 'lifetimeMs: 2 * HOUR_MS', specs: reset },
  { name: 'a confirmation is good for a month', file: PURPOSES, find: 'lifetimeMs: 7 * DAY_MS', replace: 'lifetimeMs: 30 * DAY_MS', specs: confirmation },
  { name: 'a way out works once', file: `${NEWS}/newsletter.service.ts`, find: 'newsletter_subscription.id = link.subject', replace: 'newsletter_subscription.id = link.subject AND link."usedAt" IS NULL', specs: news },
  { name: 'a way out that was used goes', file: 'backend/src/links/link-retention.ts', find: 'purpose <> ALL($2)', replace: '$2::text[] IS NOT NULL', specs: ['backend/src/links/link-retention.spec.ts'] },
  { name: 'a made-up token takes a connection', file: RESET, find: '  const linkId = links.getId(resetPasswordLink, token)\n', replace: `  const linkId = await db.query('SELECT').then(() => links.getId(resetPasswordLink, token))\n`, specs: mailed },
  { name: 'the first link works after the second', file: LINKS, find: `AND subject = $2 AND "usedAt" IS NULL`, replace: `AND subject = $2 AND "usedAt" < $3`, specs: reset },
  { name: 'a link for the address before', file: OWNER, find: 'link.subject = person.id AND link.email = person.email', replace: 'link.subject = person.id', specs: reset, test: 'address' },
  { name: 'a locked account stays locked after a reset', file: 'backend/src/accounts/account-lockout.ts', find: '      await forget(email)\n', replace: '', specs: ['backend/src/accounts/account-lockout.spec.ts'] },
  { name: 'who has left is on the list', file: `${NEWS}/newsletter.service.ts`, find: `"leftAt" IS NULL`, replace: `"createdAt" IS NOT NULL`, specs: news },
  { name: 'a link for the address that is back', file: CHANGE, find: 'await links.revoke([resetPasswordLink, confirmEmailLink], id, now, em)', replace: 'await links.revoke([], id, now, em)', specs: reset },
  { name: 'the team’s password is set by mail', file: RESET, find: '  if (owner.role === Role.ADMIN) throw', replace: '  if (!owner.role) throw', specs: reset },
  { name: 'the team is mailed a reset', file: RESET, find: ', role: Role.MEMBER }', replace: ' }', specs: reset },
  { name: 'sessions outlive a reset', file: RESET, find: '    await endAllSessions(id, em)\n', replace: '    await endAllSessions(linkId, em)\n', specs: reset },
  { name: 'a reset proves no address', file: RESET, find: '{ password, emailConfirmedAt: now }', replace: '{ password }', specs: reset },
  { name: 'a reset passes the blocklist', file: RESET, find: `  passwordBlocklist.require(newPassword, owner, 'newPassword')\n`, replace: `  passwordBlocklist.require('a quiet drop shot', owner, 'newPassword')\n`, specs: reset },
  { name: 'a reset is answered after its work', file: `${AUTH}/password-reset.resolver.ts`, find: `      background.add('password reset', () => queuePasswordReset(context, email, now()))`, replace: `      await queuePasswordReset(context, email, now()).finally(() => background)`, specs: reset },
  { name: 'a change of address keeps the proof', file: 'backend/src/features/members/members.service.ts', find: '      emailConfirmedAt: null,\n', replace: '', specs: confirmation },
  { name: 'the old address is told the new one', file: CHANGE, find: 'maskEmail(email)', replace: 'email || maskEmail(email)', specs: confirmation },
  { name: 'a welcome comes before the place', file: ACCOUNT, find: `'60 seconds'`, replace: `'0 seconds'`, specs: confirmation },
  { name: 'a welcome to no mailbox', file: ACCOUNT, find: 'WHERE mail_address.email = person.email', replace: 'WHERE mail_address.email IS NULL', specs: confirmation },
  { name: 'welcomes without end', file: ACCOUNT, find: `AND \${mayMailSql('person.email')}`, replace: `AND (true OR \${mayMailSql('person.email')})`, specs: bounds },
  { name: 'confirmations of a mailbox without end', file: CONFIRM, find: 'if (!(await mailer.mayMail(email, em))) return', replace: 'await mailer.mayMail(email, em)', specs: bounds },
  { name: 'confirmations of an account without end', file: CONFIRM, find: 'if (await services.mailer.mayMailAccount(person, confirmEmailMail, em))', replace: 'if ((await services.mailer.mayMailAccount(person, confirmEmailMail, em)) || person)', specs: bounds },
  { name: 'resets of an account without end', file: RESET, find: '!(await mailer.mayMailAccount(person, resetPasswordMail, em))', replace: '(await mailer.mayMailAccount(person, resetPasswordMail, em)) === undefined', specs: bounds },
  { name: 'what waits is used up by asking again', file: CONFIRM, find: 'if (await sendWaiting(person, now, em)) return', replace: 'if (!sendWaiting) return', specs: confirmation },
  { name: 'what waits is not sent at once', file: CONFIRM, find: `least("dueAt", now())`, replace: `"dueAt"`, specs: confirmation },
  { name: 'accounts count each other’s mail', file: BOUNDS, find: `WHERE "userId" = $1 AND template`, replace: `WHERE $1::uuid IS NOT NULL AND template`, specs: addressBounds },
  { name: 'four mails to a mailbox', file: BOUNDS, find: 'PER_MAILBOX_AND_DAY = 3', replace: 'PER_MAILBOX_AND_DAY = 4', specs: bounds },
  { name: 'a network address writes to everybody', file: BOUNDS, find: `perHour('mail-requests', 10)`, replace: `perHour('mail-requests', 1_000)`, specs: addressBounds },
  { name: 'newsletters of a network address without end', file: `${NEWS}/newsletter.resolver.ts`, find: '    if (mayMail)\n', replace: '    if (mayMail || email)\n', specs: addressBounds },
  { name: 'resets of a network address without end', file: `${AUTH}/password-reset.resolver.ts`, find: '    if (await rateLimits.isWithin(MAIL_REQUESTS, address))', replace: '    if ((await rateLimits.isWithin(MAIL_REQUESTS, address)) || email)', specs: addressBounds },
  { name: 'a stranger is told of every change', file: CHANGE, find: 'if (emailConfirmed || (await', replace: 'if (emailConfirmed || email || (await', specs: bounds },
  { name: 'a dot is another mailbox', file: MIGRATION, find: `replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')`, replace: `split_part(split_part(email, '@', 1), '+', 1)`, specs: bounds },
  { name: 'a +tag is another mailbox', file: MIGRATION, find: `split_part(split_part(email, '@', 1), '+', 1)`, replace: `split_part(email, '@', 1)`, specs: bounds },
  { name: 'two at once both pass', file: MIGRATION, find: '         PERFORM pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0));\n', replace: '', specs: bounds },
  { name: 'two resets at once both pass', file: RESET, find: `      lock: { mode: 'for_no_key_update' },\n`, replace: '', specs: bounds },
  { name: 'the newsletter is asked for again and again', file: `${NEWS}/newsletter-mail.ts`, find: ' || (await wasAskedToday(email, em))) return', replace: ' || !(await wasAskedToday(email, em).then(() => true))) return', specs: bounds },
  { name: 'JOIN is answered after its mail', file: `${NEWS}/newsletter.resolver.ts`, find: `      background.add('newsletter confirmation', () =>\n        queueNewsletterConfirmation(context, email, now()),\n      )`, replace: `      await queueNewsletterConfirmation(context, email, now()).finally(() => background)`, specs: news },
  { name: 'links to where no mail arrives', file: BOUNDS, find: `isDeliverableSql('$4')`, replace: `'$4::text IS NOT NULL'`, specs: bounds },
  { name: 'newsletters to where no mail arrives', file: BOUNDS, find: `} AND \${isDeliverableSql('$1')} AS`, replace: '} AS', specs: bounds },
  { name: 'mailboxes are locked as they come', file: CHANGE, find: '  await lockMailboxes([old, email], em)\n', replace: '  await Promise.resolve(lockMailboxes)\n', specs: bounds },
  { name: 'who has confirmed is asked again', file: `${NEWS}/newsletter-mail.ts`, find: 'if (!isFree || isOnList ||', replace: 'if (!isFree ||', specs: news },
  { name: 'each mail has a way out of its own', file: `${NEWS}/newsletter-mail.ts`, find: '(open ?? (await links.create(link, em))).id', replace: '(await links.create(link, em)).id || String(open)', specs: news },
  { name: 'mail programs need our Origin', file: 'backend/src/rest/newsletter-leave.ts', find: '  isOpenToOtherSites: true,\n', replace: '', specs: leave },
  { name: 'mail programs hear of a wrong token', file: 'backend/src/rest/newsletter-leave.ts', find: '.catch(ignoreExpired)', replace: '.catch(error => ignoreExpired(error ? new Error() : error))', specs: leave },
  { name: 'other calls are open to other sites too', file: 'backend/src/rest/mount.ts', find: `if ('answer' in row && row.isOpenToOtherSites)`, replace: `if ('answer' in row)`, specs: leave },
  { name: 'a page of any fragment', file: 'backend/src/core/link-path.ts', find: '/^[\\w-]{54}$/.test(token)', replace: 'token', specs: leave },
  { name: 'the page is looked up in a search', file: 'backend/src/rest/mount.ts', find: `.set('X-Robots-Tag', 'noindex')`, replace: '', specs: leave },
  { name: 'a token is written down', file: 'backend/src/mail/mailer.ts', find: 'data: { ...data, linkId }', replace: `data: { ...data, linkId, token: links.token(newLink.purpose, linkId) }`, specs: mailed },
  { name: 'HTML holds what was typed', file: 'backend/src/mail/render-html.ts', find: `letter => ENTITIES[letter] ?? letter`, replace: `letter => (letter in ENTITIES ? letter : '')`, specs: templates },
  { name: 'a header of two lines', file: 'backend/src/mail/header-value.ts', find: `text.replace(/\\p{Cc}+/gu, ' ').trim()`, replace: 'text.trim()', specs: templates },
  { name: 'links are shown to the team', file: RENDERER, find: 'hideLinks ? mapUrls(reading.content, () => HIDDEN)', replace: 'hideLinks ? mapUrls(reading.content, url => url || HIDDEN)', specs: templates },
  { name: 'a worthless link is sent', file: RENDERER, find: 'state === MailState.sending ? null : CLOSED', replace: 'state ? CLOSED : null', specs: templates },
  { name: 'a used link is shown', file: RENDERER, find: 'link.usedAt === null && (', replace: '(', specs: templates },
  { name: 'a link that is too old is shown', file: RENDERER, find: 'link.expiresAt === null || link.expiresAt > new Date()', replace: 'link.expiresAt === null || link.expiresAt > link.createdAt', specs: templates },
  { name: 'the team is written to where nobody reads', file: RENDERER, find: '(await findTeamEmail(em)) ?? club.email', replace: '(await findTeamEmail(em)) && club.email', specs: templates },
  { name: 'one failure ends what is done in the background', file: QUEUE, find: '      logFailure(`${name} failed after its answer`, error)\n', replace: '      logFailure(`${name} failed after its answer`, error)\n      throw error\n', specs: queue },
  { name: 'all waits in the background', file: QUEUE, find: 'WAITING_MAX = 1_000', replace: 'WAITING_MAX = 1_000_000', specs: queue },
  { name: 'what was answered is left undone', file: 'backend/src/app.ts', find: '      await services.background.close()\n', replace: '', specs: stop },
]
