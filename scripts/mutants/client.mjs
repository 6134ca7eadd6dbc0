/** Defects in the client's guards and forms. */

const SRC = 'frontend/src'
const guard = [`${SRC}/session/guards/useRequireSession.spec.tsx`]
const adminGuard = [`${SRC}/session/guards/useAdminGuard.spec.tsx`]
const session = [`${SRC}/session/session.spec.ts`]
const form = [`${SRC}/form/Form.spec.tsx`]
const register = [`${SRC}/features/auth/RegisterForm.spec.tsx`]
const toasts = [`${SRC}/ui/Toasts.spec.tsx`]
const errors = [`${SRC}/api/apollo/errors.spec.ts`]
const live = [`${SRC}/live/useLiveQuery.spec.tsx`]
const LIVE = `${SRC}/live/useLiveQuery.ts`
const profile = [`${SRC}/features/profile/Profile.spec.tsx`]
const link = [`${SRC}/features/auth/linkActions.spec.tsx`]
const reset = [`${SRC}/features/auth/ResetPasswordForm.spec.tsx`]
const spots = [`${SRC}/features/waitlist/SpotsLeft.spec.tsx`]
const early = [`${SRC}/api/earlyQuery.spec.ts`]
const EARLY = `${SRC}/api/earlyQuery.ts`
const SESSION = `${SRC}/session/session.ts`
const formLoading = [`${SRC}/form/formLoading.spec.tsx`]
const mails = [`${SRC}/features/admin/mail/Mails.spec.tsx`]
const ADMIN = `${SRC}/features/admin`
const waves = [`${ADMIN}/waves/Waves.spec.tsx`]
const wavePanel = [`${ADMIN}/waves/WavePanel.spec.tsx`]
const launch = [`${ADMIN}/launch/LaunchControl.spec.tsx`]
const LINK = `${SRC}/features/auth/MailedLink.tsx`
const CREATE = `${SRC}/features/auth/useCreateAccount.ts`

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const client = [
  { name: 'a visitor is redirected after five seconds', file: `${SRC}/session/guards/useRequireSession.ts`, find: 'redirectAfterMs: 500', replace: 'redirectAfterMs: 5000', specs: guard },
  { name: 'members may open /admin', file: `${SRC}/session/guards/useAdminGuard.ts`, find: 'user => user.isAdmin', replace: 'user => Boolean(user)', specs: adminGuard },
  { name: 'a loading session is refused', file: `${SRC}/session/guards/useAccess.ts`, find: "if (session.status === 'loading') return 'loading'", replace: "if (session.status === 'loading') return 'denied'", specs: guard },
  { name: 'a page redirects after the person has left it', file: `${SRC}/session/guards/useAccess.ts`, find: '      clearTimeout(timer)\n', replace: '', specs: guard },
  { name: 'the cache is kept after a sign-in', file: SESSION, find: '  await client.clearStore()\n  if (place)', replace: '  if (place)', specs: session },
  { name: 'the cache is kept after a sign-out', file: SESSION, find: '  } finally {\n    await client.clearStore()\n', replace: '  } finally {\n', specs: session },
  { name: 'the cache is kept when the session changes in another tab', file: SESSION, find: '  await client.clearStore()\n  await fetchSession()\n', replace: '  await fetchSession()\n', specs: session },
  { name: 'registering sends the repeated password', file: CREATE, find: 'return { firstName, lastName, email, password }', replace: 'return { ...values, firstName, lastName, email, password }', specs: register },
  { name: 'the repeated password may differ', file: `${SRC}/features/auth/repeated.ts`, find: 'return value === siblings[field] ?', replace: 'return value ?', specs: register },
  { name: 'registering requests no place', file: CREATE, find: 'user ? await takePlace(user.id) : { description: welcome.notYet }', replace: '{ place: undefined, description: user ? welcome.reserved : welcome.notYet }', specs: register },
  { name: 'a new place is queried again', file: CREATE, find: 'startSession(user, place)', replace: 'startSession(user)', specs: register },
  { name: 'a refused place is shown as reserved', file: CREATE, find: 'return { description: await refusalWords(error) }', replace: 'return { description: welcome.reserved }', specs: register },
  { name: 'signing in does not update the session', file: `${SRC}/features/auth/LoginForm.tsx`, find: '    await startSession(data?.login).catch(console.error)\n', replace: '', specs: [`${SRC}/features/auth/LoginForm.spec.tsx`] },
  { name: 'a failed form is cleared', file: `${SRC}/form/Form.tsx`, find: '      await report(error, form, failed, showToast)\n', replace: '      form.resetForm()\n      await report(error, form, failed, showToast)\n', specs: form },
  { name: 'the server’s field errors are lost', file: `${SRC}/form/Form.tsx`, find: 'form.setFieldError(field, fieldMessage)', replace: 'void [field, fieldMessage]', specs: form },
  { name: 'the server’s message is shown in every form', file: `${SRC}/form/Form.tsx`, find: '(failed.preferServer && isForPeople && message)', replace: '(isForPeople && message)', specs: form },
  { name: 'each attempt has a new key', file: `${SRC}/form/useSubmissionKey.ts`, find: 'if (last.current.text !== text) last', replace: 'last', specs: [`${SRC}/form/useSubmissionKey.spec.ts`] },
  { name: 'a form does not apply the rule', file: `${SRC}/schema/ruleSchema.ts`, find: 'message === undefined ||', replace: 'message !== null ||', specs: [`${SRC}/schema/ruleSchema.spec.ts`] },
  { name: 'a toast is shown for 50 seconds', file: `${SRC}/ui/toast.ts`, find: '= 5_000', replace: '= 50_000', specs: toasts },
  { name: 'a status is not mapped to a code', file: `${SRC}/api/apollo/errors.ts`, find: 'isErrorCode(code) ? code : codeOfStatus(status)', replace: 'codeOfStatus(0)', specs: errors },
  { name: 'details are read from a proxy’s response', file: `${SRC}/api/apollo/errors.ts`, find: 'details: isErrorCode(code) ? details : {}', replace: 'details', specs: errors },
  { name: 'a forbidden subscription is retried', file: LIVE, find: "before === 'refused' || isRefusal(error)", replace: "before === 'refused'", specs: live },
  { name: 'a failed subscription is retried every second', file: LIVE, find: 'FIRST_PAUSE_MS * 2 ** retries', replace: 'FIRST_PAUSE_MS', specs: live },
  { name: 'an event does not reset the pauses', file: LIVE, find: '      resetBackoff()\n', replace: '', specs: live },
  { name: 'missed events cause no refetch', file: LIVE, find: 'if (closedGaps < gaps) refetch()', replace: 'Promise.resolve()', specs: live },
  { name: 'a page is live before it is up to date', file: LIVE, find: 'receivesEvents && closedGaps === gaps', replace: 'receivesEvents', specs: live },
  { name: 'a connection without pongs is kept', file: `${SRC}/live/webSocketLink.ts`, find: 'socket.terminate()', replace: 'undefined', specs: live },
  { name: 'figures are polled every 5 minutes', file: `${SRC}/features/waitlist/SpotsLeft.tsx`, find: '30_000', replace: '300_000', specs: spots },
  { name: 'old figures are kept after the page has closed', file: EARLY, find: 'if (this.viewers === 0) this.forgetRequest()', replace: '', specs: early },
  { name: 'a late response replaces newer figures', file: EARLY, find: 'if (request === this.latestRequest) this.keep(data)', replace: 'this.keep(data)', specs: spots },
  { name: 'each component sends an early query', file: EARLY, find: 'if (!this.latestRequest && (', replace: 'if ((', specs: early },
  { name: 'an early response is not written to the cache', file: EARLY, find: '    apollo.client.writeQuery({ query, data })\n', replace: '', specs: early },
  { name: 'network-only sends nothing beside known data', file: EARLY, find: '(anew || this.state.data === undefined)', replace: '(this.state.data === undefined || (anew && this.viewers === 1))', specs: early },
  { name: 'shown data does not follow the cache after a sign-in', file: EARLY, find: '    else this.handOver(apollo)\n', replace: '', specs: early },
  { name: 'a hidden tab polls figures', file: EARLY, find: '      if (document.hidden) return\n', replace: '', specs: spots },
  { name: 'recent figures are refetched when a tab is shown', file: EARLY, find: 'if (dueIn() <= 0) this.ask()', replace: 'this.ask()', specs: spots },
  { name: 'a form is loaded only on focus', file: `${SRC}/form/FormBody.tsx`, find: '      onInput={onReach}\n', replace: '', specs: formLoading },
  { name: 'a page is reloaded for every key press', file: `${SRC}/form/Form.tsx`, find: '    if (isLoading.current) return\n', replace: '', specs: formLoading },
  { name: 'a full list shows as open tomorrow', file: `${SRC}/features/waitlist/availability.ts`, find: "if (stats.total >= stats.capacity) return { kind: 'full' }\n", replace: '\n', specs: [`${SRC}/features/waitlist/availability.spec.ts`] },
  { name: 'mails encode a space as +', file: `${SRC}/features/waitlist/inviteLinks.ts`, find: "encodeURIComponent(text.replace(/\\n/g, '\\r\\n'))", replace: "encodeURIComponent(text).replace(/%20/g, '+')", specs: [`${SRC}/features/waitlist/inviteLinks.spec.ts`] },
  { name: 'a picture may have any protocol', file: `${SRC}/features/profile/person.ts`, find: "url.protocol === 'https:'", replace: 'Boolean(url)', specs: profile },
  { name: 'times are in UTC', file: `${SRC}/format/dates.ts`, find: 'timeZone: club.timeZone', replace: `timeZone: 'UTC'`, specs: [`${SRC}/format/dates.spec.ts`] },
  { name: 'a month always starts in winter time', file: `${SRC}/format/dates.ts`, find: 'return month(new Date(moment))', replace: 'return `${monthOf(early)} ${String(early.getUTCFullYear())}`', specs: [`${SRC}/format/dates.spec.ts`] },
  { name: 'a long list is rendered in one step', file: `${SRC}/features/admin/list/useDrawnCount.ts`, find: 'SLICE = 5', replace: 'SLICE = 50', specs: [`${SRC}/features/admin/list/useDrawnCount.spec.ts`] },
  { name: 'a change of one row rerenders all rows', file: `${SRC}/ui/lists/TableRow.tsx`, find: 'memo(Row)', replace: 'Row', specs: [`${SRC}/ui/lists/Table.spec.tsx`] },
  { name: 'a hidden question is sent', file: `${SRC}/features/surveys/survey.schema.ts`, find: "=== 'text' && question.when?.(values) === false", replace: "=== 'text' && !values", specs: [`${SRC}/features/surveys/SurveyForm.spec.tsx`, `${SRC}/features/surveys/survey.schema.spec.ts`] },
  { name: 'an unknown plan breaks the page', file: `${SRC}/session/usePlanWish.ts`, find: 'Object.hasOwn(plans, value)', replace: 'value in plans', specs: [`${SRC}/features/auth/planWish.spec.tsx`] },
  { name: 'a refused change shows no toast', file: `${SRC}/api/useAction.ts`, find: "      show({ title: failed.title, description, variant: 'destructive' }, failure)\n", replace: '', specs: [`${SRC}/features/admin/waitlist/statusChanges.spec.tsx`] },
  { name: 'a mailed link stays in the address bar', file: `${SRC}/features/auth/useLinkToken.ts`, find: "linkToken }, '', pathname + search)", replace: "linkToken }, '')", specs: link },
  { name: 'a mailed link loses the router’s history state', file: `${SRC}/features/auth/useLinkToken.ts`, find: '{ ...entryState(), linkToken }', replace: '{ linkToken }', specs: link },
  { name: 'a mailed link is lost after a reload', file: `${SRC}/features/auth/useLinkToken.ts`, find: 'return heldToken()', replace: 'return undefined', specs: link },
  { name: 'a used mailed link is offered again', file: LINK, find: '    forgetLinkToken(token)\n', replace: '', specs: link },
  { name: 'a used mailed link removes another one', file: `${SRC}/features/auth/useLinkToken.ts`, find: 'if (linkToken === token)', replace: 'if (linkToken)', specs: link },
  { name: 'a missing mailed link is shown as expired', file: LINK, find: 'isExpired ? LINK_EXPIRED_MESSAGE : mailedLinks.missing', replace: 'LINK_EXPIRED_MESSAGE', specs: link },
  { name: 'a tab reads only one mailed link', file: `${SRC}/features/auth/useLinkToken.ts`, find: "      addEventListener('popstate', take)\n", replace: '', specs: link },
  { name: 'an expired mailed link is shown as a general failure', file: LINK, find: "if (code !== 'LINK_EXPIRED') throw error", replace: 'if (code) throw error', specs: link },
  { name: 'the page’s HTML shows the link as expired', file: LINK, find: 'outcome?.isGood === false', replace: '!outcome?.isGood', specs: [`${SRC}/entryServer.spec.ts`] },
  { name: 'a confirmed address is not refetched', file: `${SRC}/features/auth/linkActions.tsx`, find: '    await refreshUser().catch(console.error)\n', replace: '', specs: link },
  { name: 'a password reset keeps the page signed in', file: `${SRC}/features/auth/ResetPasswordForm.tsx`, find: '    await refreshSession().catch(console.error)\n', replace: '', specs: reset },
  { name: 'an expired mailed link claims to set a password', file: `${SRC}/features/auth/ResetPasswordForm.tsx`, find: '    if (!isSet) return\n', replace: '    void isSet\n', specs: reset },
  { name: 'a retried mail is not refetched', file: `${SRC}/features/admin/mail/MailActions.tsx`, find: '      await refetch().catch(console.error)\n', replace: '', specs: mails },
  { name: 'a sent mail is shown as queued again', file: `${SRC}/content/mail.ts`, find: "state === 'queued'", replace: "state !== ''", specs: mails },
  { name: 'a sent mail is shown as failed', file: `${SRC}/features/admin/mail/MailPanel.tsx`, find: "failure && state !== 'sent' ?", replace: 'failure ?', specs: mails },
  { name: 'offers are sent without a confirmation', file: `${ADMIN}/confirm/ConfirmAction.tsx`, find: 'onClick={open}', replace: 'onClick={() => void confirm()}', specs: [...waves, ...launch] },
  { name: 'a changed list is not looked at again before it is sent', file: `${ADMIN}/waves/WavePreview.tsx`, find: '    await refetch().catch(console.error)\n', replace: '', specs: waves },
  { name: 'a wave of 101 people is previewed', file: 'backend/src/shared/wave-limits.ts', find: 'WAVE_SIZE_MAX = 100', replace: 'WAVE_SIZE_MAX = 101', specs: waves },
  { name: 'people who are passed over are not shown', file: `${ADMIN}/waves/PreviewTable.tsx`, find: '[...people, ...passedOver]', replace: '[...people]', specs: waves },
  { name: 'a decided offer can be withdrawn', file: `${ADMIN}/waves/OfferItem.tsx`, find: "{state === 'open' && (", replace: '{state && (', specs: wavePanel },
  { name: 'the panel of a wave is not live', file: `${ADMIN}/waves/useLiveWaves.ts`, find: 'WaveDocument, MembershipFigures', replace: 'MembershipFigures', specs: wavePanel },
  { name: 'waves can be planned in phase waitlist', file: `${ADMIN}/waves/Waves.tsx`, find: "{phase !== 'waitlist' && <", replace: '{phase && <', specs: launch },
  { name: 'the launch jumps from another phase than the one shown', file: `${ADMIN}/launch/LaunchControl.tsx`, find: 'from: phase, to', replace: 'from: to, to', specs: launch },
  { name: 'a member can be removed from the waitlist', file: `${SRC}/content/admin/admin.ts`, find: "status === 'waiting' || status === 'invited'", replace: "status !== 'left'", specs: [`${ADMIN}/person/RemoveEntry.spec.tsx`] },
  { name: 'people who have left count as waiting', file: `${ADMIN}/AdminFigures.tsx`, find: 'entries - departed', replace: 'entries', specs: [`${ADMIN}/waitlist/Waitlist.spec.tsx`] },
  { name: 'a person who leaves elsewhere still counts', file: `${ADMIN}/waitlist/useLiveWaitlist.ts`, find: "return (before.status === 'left') === (entry.status === 'left')", replace: 'return true', specs: [`${ADMIN}/waitlist/useLiveWaitlist.spec.tsx`] },
  { name: 'the dashboard offers a mailed link on a site without mail', file: `${SRC}/pages/DashboardBody.tsx`, find: 'data?.sendsMail === true', replace: 'data !== undefined', specs: [`${SRC}/pages/DashboardBody.spec.tsx`] },
]
