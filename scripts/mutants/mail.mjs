/** Defects in mail: queueing, claiming, sending and recording. */

const queue = ['backend/src/mail/mailer.spec.ts']
const sending = ['backend/src/mail/mail-sending.spec.ts']
const worker = ['backend/src/mail/mail-worker.spec.ts']
const refusal = ['backend/src/mail/transport-status.spec.ts']
const failure = ['backend/src/mail/mail-failure.spec.ts']
const retention = ['backend/src/mail/mail-retention.spec.ts']
const mails = ['backend/src/features/mail/mails.spec.ts']
const QUEUE = 'backend/src/mail/insert-mail.ts'
const CLAIM = 'backend/src/mail/mail-claim.ts'
const RESULT = 'backend/src/mail/mail-result.ts'
const TRANSPORT = 'backend/src/mail/mail-transport.ts'
const DELIVERY = 'backend/src/mail/mail-delivery.ts'
const WORKER = 'backend/src/mail/mail-worker.ts'
const FAILURE = 'backend/src/mail/mail-failure.ts'
const REFUSAL = 'backend/src/mail/transport-status.ts'
const RETENTION = 'backend/src/mail/mail-retention.ts'
const MAILS = 'backend/src/features/mail/mails.service.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const mail = [
  { name: 'mail is queued for a refused address', file: QUEUE, find: `WHERE \${isDeliverableSql('$2')}`, replace: 'WHERE true', specs: queue },
  { name: 'mail is not queued for the team’s refused address', file: QUEUE, find: `role = '\${Role.ADMIN}'`, replace: 'false', specs: queue },
  { name: 'servers are notified of mail that is due later', file: QUEUE, find: `AND "dueAt" <= now()`, replace: '', specs: queue },
  { name: 'servers are not notified of mail', file: QUEUE, find: `SELECT pg_notify('\${MAIL_QUEUED}', 'due') FROM written`, replace: 'SELECT NULL FROM written', specs: [...queue, ...worker] },
  { name: 'mail is queued on a site without a mail server', file: 'backend/src/mail/mailer.ts', find: 'sendsMail ? MailState.queued : MailState.kept', replace: 'sendsMail ? MailState.queued : MailState.queued', specs: queue },
  { name: 'a mail server is accepted without a PUBLIC_URL', file: 'backend/src/settings/env.ts', find: 'if (smtpUrl && !publicUrl)', replace: 'if (smtpUrl && !publicUrl && !smtpUrl)', specs: ['backend/src/settings/env.spec.ts'] },
  { name: 'the rate limit does not apply', file: CLAIM, find: 'SELECT count(*)::int FROM mail WHERE "startedAt"', replace: 'SELECT 0 FROM mail WHERE false AND "startedAt"', specs: worker },
  { name: 'each server has its own rate limit', file: CLAIM, find: `    await em.query('SELECT pg_advisory_xact_lock($1)', [MAIL_CLAIM_LOCK])\n`, replace: '', specs: worker },
  { name: 'kept mail is sent', file: CLAIM, find: `state = 'queued' AND "dueAt" <=`, replace: `state IN ('queued', 'kept') AND "dueAt" <=`, specs: worker },
  { name: 'mail is sent before it is due', file: CLAIM, find: `AND "dueAt" <= statement_timestamp()`, replace: '', specs: worker },
  { name: 'expired mail is sent', file: CLAIM, find: `const IS_EXPIRED = '"expiresAt"`, replace: `const IS_EXPIRED = 'false AND "expiresAt"`, specs: worker },
  { name: 'waiting mail to a refused address is sent', file: CLAIM, find: 'EXISTS (SELECT FROM mail_address WHERE', replace: 'EXISTS (SELECT FROM mail_address WHERE false AND', specs: sending },
  { name: 'waiting mail to the team’s refused address fails', file: CLAIM, find: `AND role = '\${Role.ADMIN}'`, replace: 'AND false', specs: sending },
  { name: 'mail to a newly refused address is sent', file: CLAIM, find: '(${IS_EXPIRED} OR ${IS_REFUSED}) IS NOT TRUE', replace: 'true', specs: worker },
  { name: 'another server’s lease is ignored', file: CLAIM, find: `AND "leaseUntil" <= statement_timestamp()`, replace: '', specs: worker },
  { name: 'an ended server’s leases are not released', file: WORKER, find: 'timing.graceMs) await freeRunOutLeases()', replace: 'timing.graceMs) await Promise.resolve()', specs: worker },
  { name: 'a new server releases other servers’ leases too early', file: WORKER, find: 'failedAt = performance.now()\n\n', replace: 'failedAt = -Infinity\n\n', specs: worker },
  { name: 'leases are not released on a site without a mail server', file: WORKER, find: 'if (performance.now() - failedAt >=', replace: 'if (transport && performance.now() - failedAt >=', specs: worker },
  { name: 'a mail that crashes servers is retried for ever', file: CLAIM, find: 'attempts < ${MAIL_ATTEMPTS_MAX}', replace: 'attempts < 1000', specs: worker },
  { name: 'a server writes a result without its lease', file: RESULT, find: 'WHERE id = $1 AND lease = $2', replace: 'WHERE id = $1 AND $2::uuid IS NOT NULL', specs: worker },
  { name: 'a returned mail counts as an attempt', file: RESULT, find: 'CASE WHEN $6 THEN 1 ELSE 0 END', replace: 'CASE WHEN $6 THEN 0 ELSE 0 END', specs: [...refusal, ...worker] },
  { name: 'a mail is retried after its expiry', file: RESULT, find: 'state = CASE WHEN ${WAITS_TOO_LONG}', replace: 'state = CASE WHEN false AND ${WAITS_TOO_LONG}', specs: sending },
  { name: 'a failed mail is due after its expiry', file: RESULT, find: `"dueAt" = CASE WHEN \${WAITS_TOO_LONG}`, replace: `"dueAt" = CASE WHEN false AND \${WAITS_TOO_LONG}`, specs: sending },
  { name: 'a refused address is not marked', file: RESULT, find: 'FROM done WHERE $7 ', replace: 'FROM done WHERE $7 AND false ', specs: sending },
  { name: 'a mail is retried without limit', file: RESULT, find: 'attempts >= MAIL_ATTEMPTS_MAX || pause === undefined', replace: 'attempts > 100', specs: failure },
  { name: 'each attempt has another Message-ID', file: TRANSPORT, find: '`<${id}@', replace: '`<${id}${Math.random()}@', specs: sending },
  { name: 'the Auto-Submitted header is missing', file: TRANSPORT, find: `      'Auto-Submitted': 'auto-generated',\n`, replace: '', specs: sending },
  { name: 'a comma splits an address', file: TRANSPORT, find: 'to: [to] }', replace: 'to: [mail.to] }', specs: sending },
  { name: 'a password is sent without TLS', file: TRANSPORT, find: 'requireTLS: !isLoopback', replace: 'requireTLS: false', specs: refusal },
  { name: 'mail is sent without authentication if the server offers none', file: TRANSPORT, find: `forceAuth: username !== ''`, replace: 'forceAuth: false', specs: refusal },
  { name: 'the library requeues mail', file: TRANSPORT, find: 'maxRequeues: 0', replace: 'maxRequeues: 5', specs: sending },
  { name: 'a silent mail server does not time out', file: TRANSPORT, find: 'socketTimeout: silenceMs', replace: 'socketTimeout: silenceMs * 1000', specs: sending },
  { name: 'an attempt may take longer than the lease', file: DELIVERY, find: 'AbortSignal.timeout(tryMs)', replace: 'AbortSignal.timeout(tryMs * 1000)', specs: sending },
  { name: 'a refused sign-in counts as an attempt', file: DELIVERY, find: 'return giveBack(text)', replace: 'return retryResult(mail, text)', specs: refusal },
  { name: 'renewed access to the mail server is not noticed', file: DELIVERY, find: `  await tell(status.reportAcceptance())\n  return { state: MailState.sent`, replace: `  return { state: MailState.sent`, specs: refusal },
  { name: 'a refused recipient does not count as accepted access', file: DELIVERY, find: 'if (provesAccess) await', replace: 'if (provesAccess && kind !== \'retry\') await', specs: refusal },
  { name: 'a stopping server still sends claimed mail', file: WORKER, find: 'if (this.isStopping || status.isResting() || performance', replace: 'if (status.isResting() || performance', specs: worker },
  { name: 'a refusal does not pause other servers', file: WORKER, find: 'if (!transport || this.isStopping || status.isResting()) return false', replace: 'if (!transport || this.isStopping) return false', specs: refusal },
  { name: 'a result is not retried after a database failure', file: WORKER, find: '} while (!this.isCutOff)', replace: '} while (this.isCutOff)', specs: worker },
  { name: 'a stop waits for a silent mail server', file: WORKER, find: '      this.isCutOff = true\n      this.transport?.close()', replace: '      this.isCutOff = true', specs: worker },
  { name: 'a refusal is not reported', file: REFUSAL, find: '  await report({ refusal: sentence, restMs })', replace: '  apply({ refusal: null, restMs })', specs: refusal },
  { name: 'a refused sender counts as accepted access', file: FAILURE, find: `new Set(['RCPT TO', 'DATA'])`, replace: `new Set(['MAIL FROM', 'RCPT TO', 'DATA'])`, specs: failure },
  { name: 'a required sign-in counts as accepted access', file: FAILURE, find: ' && responseCode !== OUT_OF_ORDER', replace: '', specs: failure },
  { name: 'a relay’s policy marks the address as refused', file: FAILURE, find: '!POLICY.test(response)', replace: 'response', specs: failure },
  { name: 'a failure’s text contains a link', file: FAILURE, find: `.replace(/https?:\\S+/gi, '[link]')`, replace: '', specs: [...failure, ...sending] },
  { name: 'a failure’s text contains the password', file: FAILURE, find: `text.replaceAll(secret, '[…]')`, replace: 'secret && text', specs: failure },
  { name: 'a mail server’s sign-in response is shown', file: FAILURE, find: `if (response && code !== 'EAUTH')`, replace: 'if (response)', specs: failure },
  { name: 'sent mail is never deleted', file: RETENTION, find: `state IN ('sent', 'dropped', 'failed')`, replace: `state IN ('dropped', 'failed')`, specs: retention },
  { name: 'mail that becomes due is not claimed', file: 'backend/src/mail/mail-claim.ts', find: 'if (row?.hasWork) await', replace: 'if (!row) await', specs: worker },
  { name: 'a server claims mail of an unknown template', file: CLAIM, find: 'template = ANY($3)', replace: '$3::text[] IS NOT NULL', specs: worker },
  { name: 'queued mail is deleted', file: RETENTION, find: `state IN ('sent', 'dropped', 'failed')`, replace: `state IN ('sent', 'dropped', 'failed', 'queued')`, specs: retention },
  { name: 'the team sees the links of sent mail', file: 'backend/src/features/mail/render-for-team.ts', find: 'mail.state !== MailState.kept', replace: 'mail.state === MailState.dropped', specs: mails },
  { name: 'kept mail hides its links', file: 'backend/src/features/mail/render-for-team.ts', find: 'mail.state !== MailState.kept', replace: 'mail.state !== MailState.sent', specs: mails },
  { name: 'rendering a mail costs nothing', file: 'backend/src/features/mail/mail.resolver.ts', find: 'const complexity = 5', replace: 'const complexity = 0', specs: mails },
  { name: 'expired mail can be retried', file: MAILS, find: 'coalesce("expiresAt" > now(), true)', replace: 'true', specs: mails },
  { name: 'mail to a refused address can be retried', file: MAILS, find: 'NOT EXISTS (SELECT FROM mail_address WHERE email = mail."to")', replace: 'true', specs: mails },
  { name: 'a retried mail keeps its attempts', file: MAILS, find: 'attempts = 0, ', replace: '', specs: mails },
  { name: 'a retried mail keeps its due time', file: MAILS, find: 'attempts = 0, "dueAt" = now()', replace: 'attempts = 0', specs: mails },
  { name: 'servers are not notified of a retried mail', file: MAILS, find: '    await em.query(`SELECT pg_notify(\'${MAIL_QUEUED}\', \'due\')`)\n', replace: '', specs: mails },
  { name: 'kept mail can be dropped', file: MAILS, find: `before.state IN ('queued', 'failed')`, replace: `before.state IN ('queued', 'failed', 'kept')`, specs: mails },
  { name: 'the team can drop claimed mail', file: MAILS, find: 'WHERE id = $1 FOR UPDATE', replace: 'WHERE id = $1', specs: mails },
  { name: 'the audit log lacks the team’s changes to mail', file: MAILS, find: '{ action, subjectId: id, before, after: { state: to } }\n  await auditLog.record(actor, change, em)\n', replace: '{ action, subjectId: id, before, after: { state: to } }\n  void [auditLog, actor, change]\n', specs: mails },
  { name: 'the audit log contains a full address', file: MAILS, find: 'email: maskEmail(email)', replace: 'email', specs: mails },
  { name: 'mail that fails without an attempt has no date', file: CLAIM, find: `'failed', "dueAt" = statement_timestamp(), failure`, replace: `'failed', failure`, specs: worker },
  { name: 'the day of a failure is that of its attempt', file: MAILS, find: `greatest("startedAt", "dueAt")`, replace: `coalesce("startedAt", "dueAt")`, specs: worker },
  { name: 'today’s failures are counted in UTC', file: MAILS, find: `AT TIME ZONE '\${club.timeZone}'`, replace: `AT TIME ZONE 'UTC'`, specs: mails },
  { name: 'a visitor’s URL becomes a link', file: 'frontend/src/features/admin/mail/MailText.tsx', find: 'part.startsWith(own)', replace: `part.startsWith('http')`, specs: ['frontend/src/features/admin/mail/Mails.spec.tsx'] },
]
