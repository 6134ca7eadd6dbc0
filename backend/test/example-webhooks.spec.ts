import { Webhook } from 'standardwebhooks'
import { startProgram } from './example-programs'

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes !!!').toString('base64')}`
const OTHER = `whsec_${Buffer.from('the next secret: 24 b !!').toString('base64')}`
const BODY = JSON.stringify({
  id: 'evt_1',
  type: 'waitlist.joined',
  createdAt: '2026-11-23T12:00:00.000Z',
  data: { position: 7 },
})
const LINE = '2026-11-23T12:00:00.000Z somebody joined the waitlist: {"position":7}\n'

let receiver: Awaited<ReturnType<typeof startProgram>>
let url = ''
beforeAll(async () => {
  const env = { CLUB_WEBHOOK_SECRET: SECRET, PORT: '0' }
  receiver = await startProgram([process.execPath, 'webhook-receiver.mjs'], env)
  url = `http://localhost:${receiver.firstLine.replace(/\D+/, '')}`
})
afterAll(() => receiver.stop())

/** Signs an event as the club does. */
function signed(id: string, { secrets = [SECRET], body = BODY, minutesAgo = 0 } = {}) {
  const at = new Date(Date.now() - minutesAgo * 60_000)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map(it => new Webhook(it).sign(id, at, body)).join(' '),
  }
}

const post = async (headers: Record<string, string>, body = BODY) =>
  (await fetch(url, { method: 'POST', headers, body })).status

const handled = () => receiver.printed.stdout.split(LINE).length - 1

test('examples: the webhook receiver handles a signed event once', async () => {
  const before = handled()
  const headers = signed('msg_1')
  expect(await post(headers)).toBe(204)
  // A replay.
  expect(await post(headers)).toBe(204)
  // The club sends it again, because it missed the response.
  expect(await post(signed('msg_1', { minutesAgo: 1 }))).toBe(204)
  // While the secret is replaced, the club signs with both.
  expect(await post(signed('msg_2', { secrets: [OTHER, SECRET] }))).toBe(204)
  expect(handled() - before).toBe(2)
})

test.each([
  ['another secret', signed('msg_3', { secrets: [OTHER] }), BODY],
  ['a changed body', signed('msg_4'), BODY.replace('7', '8')],
  ['the id of another event', { ...signed('msg_5'), 'webhook-id': 'msg_6' }, BODY],
  ['an old timestamp', signed('msg_7', { minutesAgo: 6 }), BODY],
  ['a timestamp to come', signed('msg_8', { minutesAgo: -6 }), BODY],
  ['no signature', {}, BODY],
])('examples: the webhook receiver refuses %s', async (_, headers, body) => {
  const before = handled()
  expect(await post(headers as Record<string, string>, body)).toBe(400)
  expect(handled()).toBe(before)
})

test('examples: the webhook receiver refuses other methods and large bodies', async () => {
  expect((await fetch(url)).status).toBe(405)
  const body = 'x'.repeat(200_000)
  expect(await post(signed('msg_9', { body }), body)).toBe(413)
})
