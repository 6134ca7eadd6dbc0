import { Webhook } from 'standardwebhooks'
import { startProgram } from './example-programs'

const SECRET = `whsec_${Buffer.from('a secret of 24 bytes !!!').toString('base64')}`
const OTHER = `whsec_${Buffer.from('the next secret: 24 b !!').toString('base64')}`
const EVENT = {
  id: 'evt_1',
  type: 'waitlist.joined',
  createdAt: '2026-11-23T12:00:00.000Z',
  data: { position: 7 },
}
const BODY = JSON.stringify(EVENT)
const LINE = `${EVENT.createdAt} somebody joined the waitlist: {"position":7}\n`

const env = { CLUB_WEBHOOK_SECRET: SECRET, PORT: '0' }
const receiver = startProgram([process.execPath, 'webhook-receiver.mjs'], env)
let url = ''
beforeAll(async () => {
  await receiver.until('\n')
  url = `http://localhost:${receiver.printed.stdout.replace(/\D+/g, '')}`
  await printedSince()
})
afterAll(() => receiver.stop())

let marks = 0
let end = 0
/** Returns what the receiver has printed since the last call. Sends an event that ends it. */
async function printedSince(): Promise<string> {
  const type = `mark.${++marks}`
  const body = JSON.stringify({ ...EVENT, type })
  await post(signed(type, { body }), body)
  const line = `${EVENT.createdAt} ${type}\n`
  await receiver.until(line)
  const { stdout } = receiver.printed
  const from = end
  end = stdout.indexOf(line) + line.length
  return stdout.slice(from, end - line.length)
}

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

test('examples: the webhook receiver handles a signed event once', async () => {
  const headers = signed('msg_1')
  expect(await post(headers)).toBe(204)
  // A replay.
  expect(await post(headers)).toBe(204)
  // The club sends it again, because it missed the response.
  expect(await post(signed('msg_1', { minutesAgo: 1 }))).toBe(204)
  // While the secret is replaced, the club signs with both.
  expect(await post(signed('msg_2', { secrets: [OTHER, SECRET] }))).toBe(204)
  expect(await printedSince()).toBe(LINE + LINE)
})

test.each([
  ['another secret', signed('msg_3', { secrets: [OTHER] }), BODY],
  ['a changed body', signed('msg_4'), BODY.replace('7', '8')],
  ['the id of another event', { ...signed('msg_5'), 'webhook-id': 'msg_6' }, BODY],
  ['an old timestamp', signed('msg_7', { minutesAgo: 6 }), BODY],
  ['a timestamp to come', signed('msg_8', { minutesAgo: -6 }), BODY],
  ['no signature', {}, BODY],
])('examples: the webhook receiver refuses %s', async (_, headers, body) => {
  expect(await post(headers as Record<string, string>, body)).toBe(400)
  expect(await printedSince()).toBe('')
})

test('examples: the webhook receiver refuses other methods and large bodies', async () => {
  expect((await fetch(url)).status).toBe(405)
  const body = 'x'.repeat(200_000)
  expect(await post(signed('msg_9', { body }), body)).toBe(413)
})
