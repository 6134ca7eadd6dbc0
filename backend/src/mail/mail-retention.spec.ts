import { runJobNow } from '../../test/jobs'
import { setUpMail } from '../../test/mail-worker'
import { db } from '../database/data-source'
import { DAY_MS } from '../core/durations'
import { Mail, MailState } from './mail.entity'

const mail = setUpMail()
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('mail retention: what was sent, dropped or has failed goes after 90 days, what is kept after 30 (SEC-M9)', async () => {
  const { kept, queued, sent, failed, dropped } = MailState
  const write = (state: MailState, days: number) =>
    mail.queue(1, {
      state,
      createdAt: daysAgo(days),
      key: `${state} ${days}`,
      ...(state === sent && { sentAt: daysAgo(days) }),
    })
  for (const state of [sent, failed, dropped, queued]) {
    await write(state, 89)
    await write(state, 91)
  }
  await write(kept, 29)
  await write(kept, 31)
  await runJobNow('mail_retention')
  const left = await db.getRepository(Mail).find()
  expect(left.map(({ key }) => key).toSorted()).toEqual([
    'dropped 89',
    'failed 89',
    'kept 29',
    'queued 89',
    'queued 91',
    'sent 89',
  ])
})
