/** Defects in mailed links: their creation, use, effects and recipients. */

const tokens = ['backend/src/links/link-tokens.spec.ts']
const reset = ['backend/src/features/auth/password-reset.spec.ts']
const confirmation = ['backend/src/features/auth/email-confirmation.spec.ts']
const news = ['backend/src/features/newsletter/newsletter-links.spec.ts']
const list = ['backend/src/features/newsletter/newsletter.spec.ts']
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
  { name: 'a token works for every purpose', file: TOKENS, find: `.update(name).update('\\0')`, replace: `.update('\\0')`, specs: tokens },
  { name: 'a token may have any signature', file: SAME_TEXT, find: 'one.length === other.length && timingSafeEqual(one, other)', replace: 'one.length === other.length', specs: tokens },
  { name: 'a token uses another secret', file: 'backend/src/app-services.ts', find: 'keys: keys.links, purposes', replace: 'keys: [Buffer.alloc(32)], purposes', specs: reset },
  { name: 'a token may have another spelling', file: SAME_TEXT, find: '[Buffer.from(given), Buffer.from(expected)]', replace: `[Buffer.from(given, 'base64url'), Buffer.from(expected, 'base64url')]`, specs: tokens },
  { name: 'a link works twice', file: LINKS, find: `'"usedAt" IS NULL AND (`, replace: `'(`, specs: [...news, ...reset] },
  { name: 'a link does not expire', file: LINKS, find: '"expiresAt" > :now)', replace: '"expiresAt" > :now OR true)', specs: news },
  { name: 'a reset link is valid for two hours', file: PURPOSES, find: 'lifetimeMs: HOUR_MS', replace: 'lifetimeMs: 2 * HOUR_MS', specs: reset },
  { name: 'a confirmation link is valid for a month', file: PURPOSES, find: 'lifetimeMs: 7 * DAY_MS', replace: 'lifetimeMs: 30 * DAY_MS', specs: confirmation },
  { name: 'an unsubscribe link works only once', file: `${NEWS}/newsletter.service.ts`, find: 'newsletter_subscription.id = link.subject', replace: 'newsletter_subscription.id = link.subject AND link."usedAt" IS NULL', specs: news },
  { name: 'a used unsubscribe link is deleted', file: 'backend/src/links/link-retention.ts', find: 'purpose <> ALL($2)', replace: '$2::text[] IS NOT NULL', specs: ['backend/src/links/link-retention.spec.ts'] },
  { name: 'an invalid token uses a database connection', file: RESET, find: '  const linkId = links.getId(resetPasswordLink, token)\n', replace: `  const linkId = await db.query('SELECT').then(() => links.getId(resetPasswordLink, token))\n`, specs: mailed },
  { name: 'a link works after a newer one was created', file: LINKS, find: `AND subject = $2 AND "usedAt" IS NULL`, replace: `AND subject = $2 AND "usedAt" < $3`, specs: reset },
  { name: 'a link for the former address works', file: OWNER, find: 'link.subject = person.id AND link.email = person.email', replace: 'link.subject = person.id', specs: reset, test: 'address' },
  { name: 'a locked account stays locked after a reset', file: 'backend/src/accounts/account-lockout.ts', find: '      await forget(email)\n', replace: '', specs: ['backend/src/accounts/account-lockout.spec.ts'] },
  { name: 'an unsubscribed address counts as subscribed', file: `${NEWS}/newsletter.service.ts`, find: ` AND subscription."leftAt" IS NULL'`, replace: `'`, specs: news },
  { name: 'unconfirmed addresses are on the list', file: `${NEWS}/newsletter.service.ts`, find: `'subscription."confirmedAt" IS NOT NULL AND `, replace: `'`, specs: list },
  { name: 'undeliverable addresses are on the list', file: `${NEWS}/newsletter.service.ts`, find: '  rows.where(() => IS_DELIVERABLE)\n', replace: '', specs: list },
  { name: 'a follower of the list misses who confirms later', file: `${NEWS}/newsletter.service.ts`, find: 'THEN insert_position()', replace: 'THEN "insertPosition"', specs: list },
  { name: 'an old link works when its address is restored', file: CHANGE, find: 'await links.revoke([resetPasswordLink, confirmEmailLink], id, now, em)', replace: 'await links.revoke([], id, now, em)', specs: reset },
  { name: 'a mailed link sets the team’s password', file: RESET, find: '  if (owner.role === Role.ADMIN) throw', replace: '  if (!owner.role) throw', specs: reset },
  { name: 'the team can request a reset mail', file: RESET, find: ', role: Role.MEMBER }', replace: ' }', specs: reset },
  { name: 'sessions stay valid after a reset', file: RESET, find: '    await endAllSessions(id, em)\n', replace: '    await endAllSessions(linkId, em)\n', specs: reset },
  { name: 'a reset does not confirm the address', file: RESET, find: '{ password, emailConfirmedAt: now }', replace: '{ password }', specs: reset },
  { name: 'a reset skips the blocklist', file: RESET, find: `  passwordBlocklist.require(newPassword, owner, 'newPassword')\n`, replace: `  passwordBlocklist.require('a quiet drop shot', owner, 'newPassword')\n`, specs: reset },
  { name: 'a reset responds after its work', file: `${AUTH}/password-reset.resolver.ts`, find: `      background.add('password reset', () => queuePasswordReset(context, email, now()))`, replace: `      await queuePasswordReset(context, email, now()).finally(() => background)`, specs: reset },
  { name: 'a changed address stays confirmed', file: 'backend/src/features/members/members.service.ts', find: '      emailConfirmedAt: null,\n', replace: '', specs: confirmation },
  { name: 'the mail to the old address contains the new one', file: CHANGE, find: 'maskEmail(email)', replace: 'email || maskEmail(email)', specs: confirmation },
  { name: 'a welcome mail is sent before the place is known', file: ACCOUNT, find: `'60 seconds'`, replace: `'0 seconds'`, specs: confirmation },
  { name: 'a welcome goes to a refused address', file: ACCOUNT, find: 'WHERE mail_address.email = person.email', replace: 'WHERE mail_address.email IS NULL', specs: confirmation },
  { name: 'welcome mails have no limit', file: ACCOUNT, find: `AND \${mayMailSql('person.email')}`, replace: `AND (true OR \${mayMailSql('person.email')})`, specs: bounds },
  { name: 'confirmation mails to a mailbox have no limit', file: CONFIRM, find: 'if (!(await mailer.mayMail(email, em))) return', replace: 'await mailer.mayMail(email, em)', specs: bounds },
  { name: 'confirmation mails of an account have no limit', file: CONFIRM, find: 'if (await services.mailer.mayMailAccount(person, confirmEmailMail, em))', replace: 'if ((await services.mailer.mayMailAccount(person, confirmEmailMail, em)) || person)', specs: bounds },
  { name: 'reset mails of an account have no limit', file: RESET, find: '!(await mailer.mayMailAccount(person, resetPasswordMail, em))', replace: '(await mailer.mayMailAccount(person, resetPasswordMail, em)) === undefined', specs: bounds },
  { name: 'a repeated request does not send the waiting mail', file: CONFIRM, find: 'if (await sendWaiting(person, now, em)) return', replace: 'if (!sendWaiting) return', specs: confirmation },
  { name: 'a repeated request does not send the waiting mail at once', file: CONFIRM, find: `least("dueAt", now())`, replace: `"dueAt"`, specs: confirmation },
  { name: 'accounts share one mail limit', file: BOUNDS, find: `WHERE "userId" = $1 AND template`, replace: `WHERE $1::uuid IS NOT NULL AND template`, specs: addressBounds },
  { name: 'a mailbox receives four mails a day', file: BOUNDS, find: 'PER_MAILBOX_AND_DAY = 3', replace: 'PER_MAILBOX_AND_DAY = 4', specs: bounds },
  { name: 'a network address may request 1,000 mails an hour', file: BOUNDS, find: `perHour('mail-requests', 10)`, replace: `perHour('mail-requests', 1_000)`, specs: addressBounds },
  { name: 'newsletter mails of a network address have no limit', file: `${NEWS}/newsletter.resolver.ts`, find: '    if (mayMail)\n', replace: '    if (mayMail || email)\n', specs: addressBounds },
  { name: 'reset mails of a network address have no limit', file: `${AUTH}/password-reset.resolver.ts`, find: '    if (await rateLimits.isWithin(MAIL_REQUESTS, address))', replace: '    if ((await rateLimits.isWithin(MAIL_REQUESTS, address)) || email)', specs: addressBounds },
  { name: 'an unconfirmed address is notified of every change', file: CHANGE, find: 'if (emailConfirmed || (await', replace: 'if (emailConfirmed || email || (await', specs: bounds },
  { name: 'an address with a dot counts as another mailbox', file: MIGRATION, find: `replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')`, replace: `split_part(split_part(email, '@', 1), '+', 1)`, specs: bounds },
  { name: 'an address with a +tag counts as another mailbox', file: MIGRATION, find: `split_part(split_part(email, '@', 1), '+', 1)`, replace: `split_part(email, '@', 1)`, specs: bounds },
  { name: 'two concurrent mails both pass the limit', file: MIGRATION, find: '         PERFORM pg_advisory_xact_lock(hashtextextended(mailbox_of(email), 0));\n', replace: '', specs: bounds },
  { name: 'two concurrent resets both pass the limit', file: RESET, find: `      lock: { mode: 'for_no_key_update' },\n`, replace: '', specs: bounds },
  { name: 'the newsletter confirmation is mailed repeatedly', file: `${NEWS}/newsletter-mail.ts`, find: ' || (await wasAskedToday(email, em))) return', replace: ' || !(await wasAskedToday(email, em).then(() => true))) return', specs: bounds },
  { name: 'JOIN responds after its mail is queued', file: `${NEWS}/newsletter.resolver.ts`, find: `      background.add('newsletter confirmation', () =>\n        queueNewsletterConfirmation(context, email, now()),\n      )`, replace: `      await queueNewsletterConfirmation(context, email, now()).finally(() => background)`, specs: news },
  { name: 'mailed links go to undeliverable addresses', file: BOUNDS, find: `isDeliverableSql('$4')`, replace: `'$4::text IS NOT NULL'`, specs: bounds },
  { name: 'newsletter mails go to undeliverable addresses', file: BOUNDS, find: `} AND \${isDeliverableSql('$1')} AS`, replace: '} AS', specs: bounds },
  { name: 'mailboxes are locked without a fixed order', file: CHANGE, find: '  await lockMailboxes([old, email], em)\n', replace: '  await Promise.resolve(lockMailboxes)\n', specs: bounds },
  { name: 'a confirmed subscriber is asked again', file: `${NEWS}/newsletter-mail.ts`, find: 'if (!isFree || isOnList ||', replace: 'if (!isFree ||', specs: news },
  { name: 'each mail creates a new unsubscribe link', file: `${NEWS}/newsletter-mail.ts`, find: '(open ?? (await links.create(link, em))).id', replace: '(await links.create(link, em)).id || String(open)', specs: news },
  { name: 'mail programs must send our Origin', file: 'backend/src/rest/newsletter-leave.ts', find: '  isOpenToOtherSites: true,\n', replace: '', specs: leave },
  { name: 'mail programs get an error for a wrong token', file: 'backend/src/rest/newsletter-leave.ts', find: '.catch(ignoreExpired)', replace: '.catch(error => ignoreExpired(error ? new Error() : error))', specs: leave },
  { name: 'every REST call accepts other sites', file: 'backend/src/rest/mount.ts', find: `if ('answer' in row && row.isOpenToOtherSites)`, replace: `if ('answer' in row)`, specs: leave },
  { name: 'a mailed link accepts any fragment', file: 'backend/src/core/link-path.ts', find: '/^[\\w-]{54}$/.test(token)', replace: 'token', specs: leave },
  { name: 'search engines may index the page', file: 'backend/src/rest/mount.ts', find: `.set('X-Robots-Tag', 'noindex')`, replace: '', specs: leave },
  { name: 'a token is stored', file: 'backend/src/mail/mailer.ts', find: 'data: { ...data, linkId }', replace: `data: { ...data, linkId, token: links.token(newLink.purpose, linkId) }`, specs: mailed },
  { name: 'a mail’s HTML is not escaped', file: 'backend/src/mail/render-html.ts', find: `letter => ENTITIES[letter] ?? letter`, replace: `letter => (letter in ENTITIES ? letter : '')`, specs: templates },
  { name: 'a header value may contain a line break', file: 'backend/src/mail/header-value.ts', find: `text.replace(/\\p{Cc}+/gu, ' ').trim()`, replace: 'text.trim()', specs: templates },
  { name: 'the team sees links', file: RENDERER, find: 'hideLinks ? mapUrls(reading.content, () => HIDDEN)', replace: 'hideLinks ? mapUrls(reading.content, url => url || HIDDEN)', specs: templates },
  { name: 'a closed link is sent', file: RENDERER, find: 'state === MailState.sending ? null : CLOSED', replace: 'state ? CLOSED : null', specs: templates },
  { name: 'a used link is shown', file: RENDERER, find: 'link.usedAt === null && (', replace: '(', specs: templates },
  { name: 'an expired link is shown', file: RENDERER, find: 'link.expiresAt === null || link.expiresAt > new Date()', replace: 'link.expiresAt === null || link.expiresAt > link.createdAt', specs: templates },
  { name: 'a team mail ignores the team’s address', file: RENDERER, find: '(await findTeamEmail(em)) ?? club.email', replace: '(await findTeamEmail(em)) && club.email', specs: templates },
  { name: 'a failed background task is rethrown', file: QUEUE, find: '      logFailure(`${name} failed after its answer`, error)\n', replace: '      logFailure(`${name} failed after its answer`, error)\n      throw error\n', specs: queue },
  { name: 'the background queue has no limit', file: QUEUE, find: 'WAITING_MAX = 1_000', replace: 'WAITING_MAX = 1_000_000', specs: queue },
  { name: 'a stop does not finish background tasks', file: 'backend/src/app.ts', find: '      await services.background.close()\n', replace: '', specs: stop },
]
