import { silenceErrors } from '../../../test/captured-log'
import { confirmedMember, createDraft } from '../../../test/letters'
import { refusal } from '../../../test/mail-server'
import { setUpMail } from '../../../test/mail-worker'
import { createTestServices } from '../../../test/services'
import { until } from '../../../test/startup/processes'
import { db } from '../../database/data-source'
import { findLetterFigures } from './letter-figures.service'
import { Letter } from './letter.entity'
import { LetterState } from './letter.options'
import { advanceLetters, findReach } from './send-letters.service'

/* A letter whose mails a mail server refuses. */

const mail = setUpMail()
silenceErrors()

test('letters: an address that the mail server refuses is counted as failed, and is not reached again', async () => {
  const [one, refused, other] = [
    await confirmedMember(),
    await confirmedMember(),
    await confirmedMember(),
  ]
  const server = await mail.server({
    onRcptTo: ({ address }, _session, callback) => {
      callback(address === refused.email ? refusal(550, '5.1.1 no such user') : undefined)
    },
  })
  const services = createTestServices(server.url)
  const { id } = await createDraft({ state: LetterState.scheduled, sendAt: new Date() })
  const find = () => db.getRepository(Letter).findOneByOrFail({ id })
  const advance = () =>
    advanceLetters(services, { now: new Date(), signal: new AbortController().signal })
  await advance()
  expect(await findLetterFigures(await find())).toMatchObject({ failed: 0, waiting: 3 })
  await mail.worker(server.url, { render: services.renderMail })
  const figures = { sent: 2, failed: 1, kept: 0, waiting: 0, dropped: 0 }
  await until('the mails are done', async () => {
    const found = await findLetterFigures(await find())
    return found?.waiting === 0
  })
  expect(await findLetterFigures(await find())).toEqual(figures)
  await advance()
  const letter = await find()
  expect(letter).toMatchObject({ state: LetterState.sent, sentCount: 2, failedCount: 1 })
  // The figures of an ended letter are those of its end.
  expect(await findLetterFigures(letter)).toEqual(figures)
  expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
    [one.email, other.email].toSorted(),
  )
  expect(await findReach(letter)).toEqual({
    recipients: 2,
    unreachable: [{ reason: 'undeliverable', count: 1, emails: [refused.email] }],
  })
})
