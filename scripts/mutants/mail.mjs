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
  { name: 'a refused address is written to', file: QUEUE, find: `WHERE \${isDeliverableSql('$2')}`, replace: 'WHERE true', specs: queue },
  { name: 'a refused address of the team is not', file: QUEUE, find: `role = '\${Role.ADMIN}'`, replace: 'false', specs: queue },
  { name: 'the servers hear of what is due later', file: QUEUE, find: `AND "dueAt" <= now()`, replace: '', specs: queue },
  { name: 'the servers hear of no mail', file: QUEUE, find: `SELECT pg_notify('\${MAIL_QUEUED}', 'due') FROM written`, replace: 'SELECT NULL FROM written', specs: [...queue, ...worker] },
  { name: 'mail waits for a mail server to be set', file: 'backend/src/mail/mailer.ts', find: 'sendsMail ? MailState.queued : MailState.kept', replace: 'sendsMail ? MailState.queued : MailState.queued', specs: queue },
  { name: 'a mail server without a PUBLIC_URL', file: 'backend/src/settings/env.ts', find: 'if (smtpUrl && !publicUrl)', replace: 'if (smtpUrl && !publicUrl && !smtpUrl)', specs: ['backend/src/settings/env.spec.ts'] },
  { name: 'the rate is nobody’s', file: CLAIM, find: 'SELECT count(*)::int FROM mail WHERE "startedAt"', replace: 'SELECT 0 FROM mail WHERE false AND "startedAt"', specs: worker },
  { name: 'each server has the rate for itself', file: CLAIM, find: `    await em.query('SELECT pg_advisory_xact_lock($1)', [MAIL_CLAIM_LOCK])\n`, replace: '', specs: worker },
  { name: 'what is kept is sent', file: CLAIM, find: `state = 'queued' AND "dueAt" <=`, replace: `state IN ('queued', 'kept') AND "dueAt" <=`, specs: worker },
  { name: 'what is due later is sent now', file: CLAIM, find: `AND "dueAt" <= statement_timestamp()`, replace: '', specs: worker },
  { name: 'what has expired is sent', file: CLAIM, find: `const IS_EXPIRED = '"expiresAt"`, replace: `const IS_EXPIRED = 'false AND "expiresAt"`, specs: worker },
  { name: 'what waits for a refused address is sent', file: CLAIM, find: 'EXISTS (SELECT FROM mail_address WHERE', replace: 'EXISTS (SELECT FROM mail_address WHERE false AND', specs: sending },
  { name: 'what waits for a refused address of the team has failed', file: CLAIM, find: `AND role = '\${Role.ADMIN}'`, replace: 'AND false', specs: sending },
  { name: 'an address refused just now is written to', file: CLAIM, find: '(${IS_EXPIRED} OR ${IS_REFUSED}) IS NOT TRUE', replace: 'true', specs: worker },
  { name: 'another server’s mail is free at once', file: CLAIM, find: `AND "leaseUntil" <= statement_timestamp()`, replace: '', specs: worker },
  { name: 'what a server did not end stays', file: WORKER, find: 'timing.graceMs) await freeRunOutLeases()', replace: 'timing.graceMs) await Promise.resolve()', specs: worker },
  { name: 'a server that has just started takes what others have sent', file: WORKER, find: 'failedAt = performance.now()\n\n', replace: 'failedAt = -Infinity\n\n', specs: worker },
  { name: 'without a mail server leases stay', file: WORKER, find: 'if (performance.now() - failedAt >=', replace: 'if (transport && performance.now() - failedAt >=', specs: worker },
  { name: 'a mail that ends servers is tried for ever', file: CLAIM, find: 'attempts < ${MAIL_ATTEMPTS_MAX}', replace: 'attempts < 1000', specs: worker },
  { name: 'a lost lease writes', file: RESULT, find: 'WHERE id = $1 AND lease = $2', replace: 'WHERE id = $1 AND $2::uuid IS NOT NULL', specs: worker },
  { name: 'what is given back counts as tried', file: RESULT, find: 'CASE WHEN $6 THEN 1 ELSE 0 END', replace: 'CASE WHEN $6 THEN 0 ELSE 0 END', specs: [...refusal, ...worker] },
  { name: 'a mail waits until it has expired', file: RESULT, find: 'state = CASE WHEN ${WAITS_TOO_LONG}', replace: 'state = CASE WHEN false AND ${WAITS_TOO_LONG}', specs: sending },
  { name: 'a mail that has failed is due after its end', file: RESULT, find: `"dueAt" = CASE WHEN \${WAITS_TOO_LONG}`, replace: `"dueAt" = CASE WHEN false AND \${WAITS_TOO_LONG}`, specs: sending },
  { name: 'a refused address is not marked', file: RESULT, find: 'FROM done WHERE $7 ', replace: 'FROM done WHERE $7 AND false ', specs: sending },
  { name: 'a mail is tried without end', file: RESULT, find: 'attempts >= MAIL_ATTEMPTS_MAX || pause === undefined', replace: 'attempts > 100', specs: failure },
  { name: 'each try has a Message-ID of its own', file: TRANSPORT, find: '`<${id}@', replace: '`<${id}${Math.random()}@', specs: sending },
  { name: 'no header says that a program wrote it', file: TRANSPORT, find: `      'Auto-Submitted': 'auto-generated',\n`, replace: '', specs: sending },
  { name: 'a comma in an address is two', file: TRANSPORT, find: 'to: [to] }', replace: 'to: [mail.to] }', specs: sending },
  { name: 'a password over the open net', file: TRANSPORT, find: 'requireTLS: !isLoopback', replace: 'requireTLS: false', specs: refusal },
  { name: 'under no name where no sign-in is offered', file: TRANSPORT, find: `forceAuth: username !== ''`, replace: 'forceAuth: false', specs: refusal },
  { name: 'the library tries again by itself', file: TRANSPORT, find: 'maxRequeues: 0', replace: 'maxRequeues: 5', specs: sending },
  { name: 'a silent mail server is waited for', file: TRANSPORT, find: 'socketTimeout: silenceMs', replace: 'socketTimeout: silenceMs * 1000', specs: sending },
  { name: 'a slow mail server outlives the lease', file: DELIVERY, find: 'AbortSignal.timeout(tryMs)', replace: 'AbortSignal.timeout(tryMs * 1000)', specs: sending },
  { name: 'a refusal counts against the mail', file: DELIVERY, find: 'return giveBack(text)', replace: 'return retryResult(mail, text)', specs: refusal },
  { name: 'a mail server that accepts us again is not noticed', file: DELIVERY, find: `  await tell(status.reportAcceptance())\n  return { state: MailState.sent`, replace: `  return { state: MailState.sent`, specs: refusal },
  { name: 'a mail server that refuses a recipient only still refuses us', file: DELIVERY, find: 'if (provesAccess) await', replace: 'if (provesAccess && kind !== \'retry\') await', specs: refusal },
  { name: 'a server that stops sends what it has claimed', file: WORKER, find: 'if (this.isStopping || status.isResting() || performance', replace: 'if (status.isResting() || performance', specs: worker },
  { name: 'a refusal stops no other server', file: WORKER, find: 'if (!transport || this.isStopping || status.isResting()) return false', replace: 'if (!transport || this.isStopping) return false', specs: refusal },
  { name: 'a result is lost with the database', file: WORKER, find: '} while (!this.isCutOff)', replace: '} while (this.isCutOff)', specs: worker },
  { name: 'a server waits for a silent mail server to stop', file: WORKER, find: '      this.isCutOff = true\n      this.transport?.close()', replace: '      this.isCutOff = true', specs: worker },
  { name: 'nobody is told of a refusal', file: REFUSAL, find: '  await report({ refusal: sentence, restMs })', replace: '  apply({ refusal: null, restMs })', specs: refusal },
  { name: 'a refused sender is taken for accepted', file: FAILURE, find: `new Set(['RCPT TO', 'DATA'])`, replace: `new Set(['MAIL FROM', 'RCPT TO', 'DATA'])`, specs: failure },
  { name: 'who wants a sign-in first has accepted us', file: FAILURE, find: ' && responseCode !== OUT_OF_ORDER', replace: '', specs: failure },
  { name: 'a relay’s policy is the address’s fault', file: FAILURE, find: '!POLICY.test(response)', replace: 'response', specs: failure },
  { name: 'the team reads a link in a failure', file: FAILURE, find: `.replace(/https?:\\S+/gi, '[link]')`, replace: '', specs: [...failure, ...sending] },
  { name: 'the team reads the password in a failure', file: FAILURE, find: `text.replaceAll(secret, '[…]')`, replace: 'secret && text', specs: failure },
  { name: 'what a mail server says of a sign-in is shown', file: FAILURE, find: `if (response && code !== 'EAUTH')`, replace: 'if (response)', specs: failure },
  { name: 'sent mail stays for ever', file: RETENTION, find: `state IN ('sent', 'dropped', 'failed')`, replace: `state IN ('dropped', 'failed')`, specs: retention },
  { name: 'what has become due waits', file: 'backend/src/mail/mail-claim.ts', find: 'if (row?.hasWork) await', replace: 'if (!row) await', specs: worker },
  { name: 'a mail of another version is taken', file: CLAIM, find: 'template = ANY($3)', replace: '$3::text[] IS NOT NULL', specs: worker },
  { name: 'what waits is deleted', file: RETENTION, find: `state IN ('sent', 'dropped', 'failed')`, replace: `state IN ('sent', 'dropped', 'failed', 'queued')`, specs: retention },
  { name: 'the team reads the links of a mail that is sent', file: 'backend/src/features/mail/render-for-team.ts', find: 'mail.state !== MailState.kept', replace: 'mail.state === MailState.dropped', specs: mails },
  { name: 'what is kept hides its links', file: 'backend/src/features/mail/render-for-team.ts', find: 'mail.state !== MailState.kept', replace: 'mail.state !== MailState.sent', specs: mails },
  { name: 'a page of mails is rendered at once', file: 'backend/src/features/mail/mail.resolver.ts', find: 'const complexity = 5', replace: 'const complexity = 0', specs: mails },
  { name: 'what has expired is tried again', file: MAILS, find: 'coalesce("expiresAt" > now(), true)', replace: 'true', specs: mails },
  { name: 'a mail to a refused address is tried again', file: MAILS, find: 'NOT EXISTS (SELECT FROM mail_address WHERE email = mail."to")', replace: 'true', specs: mails },
  { name: 'a retried mail has no tries left', file: MAILS, find: 'attempts = 0, ', replace: '', specs: mails },
  { name: 'a retried mail waits as long as before', file: MAILS, find: 'attempts = 0, "dueAt" = now()', replace: 'attempts = 0', specs: mails },
  { name: 'nobody hears of a retried mail', file: MAILS, find: '    await em.query(`SELECT pg_notify(\'${MAIL_QUEUED}\', \'due\')`)\n', replace: '', specs: mails },
  { name: 'what is sent is dropped', file: MAILS, find: `before.state IN ('queued', 'failed')`, replace: `before.state IN ('queued', 'failed', 'kept')`, specs: mails },
  { name: 'the team drops what a server has claimed', file: MAILS, find: 'WHERE id = $1 FOR UPDATE', replace: 'WHERE id = $1', specs: mails },
  { name: 'what the team does to a mail is not written down', file: MAILS, find: '{ action, subjectId: id, before, after: { state: to } }\n  await auditLog.record(actor, change, em)\n', replace: '{ action, subjectId: id, before, after: { state: to } }\n  void [auditLog, actor, change]\n', specs: mails },
  { name: 'the audit log keeps an address', file: MAILS, find: 'email: maskEmail(email)', replace: 'email', specs: mails },
  { name: 'what fails without a try did not fail today', file: CLAIM, find: `'failed', "dueAt" = statement_timestamp(), failure`, replace: `'failed', failure`, specs: worker },
  { name: 'what fails today counts by its try alone', file: MAILS, find: `greatest("startedAt", "dueAt")`, replace: `coalesce("startedAt", "dueAt")`, specs: worker },
  { name: 'mails that fail today are Greenwich’s', file: MAILS, find: `AT TIME ZONE '\${club.timeZone}'`, replace: `AT TIME ZONE 'UTC'`, specs: mails },
  { name: 'a visitor’s address is a link', file: 'frontend/src/features/admin/mail/MailText.tsx', find: 'part.startsWith(own)', replace: `part.startsWith('http')`, specs: ['frontend/src/features/admin/mail/Mails.spec.tsx'] },
]
