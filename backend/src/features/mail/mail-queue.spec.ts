import { startApi } from '../../../test/harness'
import { insertMail as mail } from '../../../test/mails'
import { MailQueueDocument } from '../../../test/operations'
import { until } from '../../../test/startup/processes'
import { MailState } from '../../mail/mail.entity'
import { createTransportStatus } from '../../mail/transport-status'

const api = startApi()

test('mailQueue: counts mails that are queued, and those that failed today in New York', async () => {
  // Half past midnight in New York.
  api.at('2026-11-21T05:30:00Z')
  const at = (instant: string) => ({ createdAt: new Date(instant), startedAt: new Date(instant) })
  await mail(MailState.failed, at('2026-11-21T04:59:00Z'))
  await mail(MailState.failed, at('2026-11-21T05:01:00Z'))
  await mail(MailState.sent, at('2026-11-21T05:01:00Z'))
  const caller = await api.team()
  const queue = async () => (await caller.ok(MailQueueDocument)).mailQueue
  expect(await queue()).toMatchObject({ queued: 0, failedToday: 1, oldestQueuedAt: null })
  await mail(MailState.queued, at('2026-11-20T12:00:00Z'))
  await mail(MailState.queued, at('2026-11-21T05:00:00Z'))
  expect(await queue()).toMatchObject({ queued: 2, oldestQueuedAt: '2026-11-20T12:00:00.000Z' })
})

test('mailQueue: returns why no mail is sent', async () => {
  const caller = await api.team()
  const refusal = async () => (await caller.ok(MailQueueDocument)).mailQueue.refusal
  expect(await refusal()).toBeNull()
  const otherServer = createTransportStatus({ listen: () => undefined })
  await otherServer.reportRefusal('The mail server refuses user and password.', 0)
  const sentence = await until(
    'the refusal is reported',
    async () => (await refusal()) ?? undefined,
  )
  expect(sentence).toBe('The mail server refuses user and password.')
  await otherServer.reportAcceptance()
  await until('the refusal ends', async () => (await refusal()) === null)
})
