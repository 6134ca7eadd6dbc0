import { HOUR_MS, MINUTE_MS } from '../core/durations'
import { classifyFailure } from './mail-failure'
import { retryPause } from '../outbox/outbox'
import { mailOutbox } from './mail-claim'
import { retryResult } from './mail-result'

const rcpt = { code: 'EENVELOPE', command: 'RCPT TO' }
const refused = (responseCode: number, words: string) => ({
  responseCode,
  response: `${responseCode} ${words}`,
  permanent: responseCode >= 500 && responseCode !== 503,
})

test.each([
  ['an unknown mailbox', { ...rcpt, ...refused(550, '5.1.1 no such user') }, 'undeliverable'],
  ['a full mailbox, temporarily', { ...rcpt, ...refused(452, '4.2.2 full') }, 'retry'],
  ['commands out of order', { ...rcpt, ...refused(503, '5.5.1 RCPT first') }, 'retry'],
  ['a closed relay', { ...rcpt, ...refused(554, '5.7.1 relay access denied') }, 'failed'],
  ['an address that this server does not support', rcpt, 'failed'],
  [
    'the content of the mail',
    { code: 'EMESSAGE', command: 'DATA', ...refused(554, 'spam') },
    'failed',
  ],
  ['the sender', { code: 'EENVELOPE', command: 'MAIL FROM', ...refused(553, 'no') }, 'refused'],
  [
    'the sender, temporarily',
    { code: 'EENVELOPE', command: 'MAIL FROM', ...refused(451, 'no') },
    'retry',
  ],
  ['no sign-in', { ...rcpt, ...refused(530, '5.7.0 authentication required') }, 'refused'],
  ['a wrong password', { code: 'EAUTH', ...refused(535, 'no') }, 'refused'],
  ['a sign-in that fails temporarily', { code: 'EAUTH', ...refused(454, 'try later') }, 'retry'],
  ['an unsupported sign-in', { code: 'EAUTH' }, 'refused'],
  ['no encryption', { code: 'ETLS' }, 'refused'],
  ['an expired certificate', { code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, 'refused'],
  ['a closed port', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'retry'],
  ['an unknown host name', { code: 'EDNS' }, 'retry'],
  ['anything else', new Error('what?'), 'retry'],
  ['nothing', undefined, 'retry'],
])('mail failure: %s', (_, error, kind) => {
  expect(classifyFailure(error, [])).toMatchObject({
    kind,
    text: expect.stringMatching(/^\S.*\S$/),
  })
})

test('mail failure: only a reply to the recipient or the content proves that the sign-in was accepted', () => {
  const proves = (error: object) => classifyFailure(error, []).provesAccess
  const data = { code: 'EMESSAGE', command: 'DATA' }
  for (const step of [rcpt, data])
    for (const status of [451, 550])
      expect(proves({ ...step, ...refused(status, 'no') })).toBe(true)
  for (const error of [
    rcpt,
    { ...rcpt, ...refused(503, '5.5.1 sign in first') },
    { ...rcpt, ...refused(530, '5.7.0 authentication required') },
    { code: 'EENVELOPE', command: 'MAIL FROM', ...refused(451, 'no') },
    { code: 'ETIMEDOUT', command: 'DATA' },
    { code: 'EAUTH', ...refused(454, 'try later') },
  ])
    expect(proves(error)).toBe(false)
})

test('mail failure: a text has no password, no link, no line break, and 300 characters at most (SEC-M7)', () => {
  const token = 'aZ9_-'.repeat(11)
  const words = `5.7.1 hunter2\r\n see https://club.example/auth?mode=reset#${token} or ${token}`
  const { text } = classifyFailure({ ...rcpt, ...refused(550, words) }, ['hunter2'])
  expect(text).toBe('RCPT TO: 550 5.7.1 […] see [link] or […]')
  const long = classifyFailure({ ...rcpt, ...refused(550, 'so long '.repeat(100)) }, [])
  expect(long.text).toHaveLength(300)
  const signIn = classifyFailure({ code: 'EAUTH', ...refused(454, 'not with hunter2') }, [])
  expect(signIn.text).not.toContain('hunter2')
})

test('mail retry: after 1, 5 and 15 minutes, 1, 4, 12 and 24 hours, ±10 %; then the mail fails', () => {
  const pauses = (random: number) =>
    [1, 2, 3, 4, 5, 6, 7].map(attempts => retryPause(mailOutbox, attempts, random))
  const ladder = [
    MINUTE_MS,
    5 * MINUTE_MS,
    15 * MINUTE_MS,
    ...[1, 4, 12, 24].map(it => it * HOUR_MS),
  ]
  expect(pauses(0.5)).toEqual(ladder)
  expect(pauses(0)).toEqual(ladder.map(it => Math.round(it * 0.9)))
  expect(pauses(1)).toEqual(ladder.map(it => Math.round(it * 1.1)))
  expect(retryResult({ attempts: 8 }, 'no')).toEqual({ state: 'failed', failure: 'no' })
})
