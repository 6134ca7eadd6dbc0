import { silenceErrors } from '../../test/captured-log'
import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { startApi } from '../../test/harness'

const api = startApi()

const logged = silenceErrors()
afterEach(() => jest.restoreAllMocks())

const open: WebSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate()
})

/** The TCP connection of each socket. */
const connections = new WeakMap<WebSocket, Socket>()

/** Opens a socket; sends `connection_init` if `isReady`. */
async function connect({ cookie = '', isReady = false } = {}): Promise<WebSocket> {
  const url = `${api.base.replace('http', 'ws')}/graphql`
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: cookie ? { cookie } : {} })
  open.push(socket)
  socket.once('upgrade', response => connections.set(socket, response.socket))
  await new Promise(resolve => socket.once('open', resolve))
  if (!isReady) return socket
  const acknowledged = new Promise(resolve => socket.once('message', resolve))
  send(socket, { type: 'connection_init' })
  await acknowledged
  return socket
}

const send = (socket: WebSocket, message: object) => {
  socket.send(JSON.stringify(message))
}

/** Waits for the close; returns its code and reason. */
const closeOf = (socket: WebSocket) =>
  new Promise<[code: number, reason: string]>(resolve => {
    socket.once('close', (code, reason) => {
      resolve([code, reason.toString()])
    })
  })

describe('a socket that sends', () => {
  test.each<[string, (socket: WebSocket) => void, number]>([
    ['too long a message', socket => socket.send('x'.repeat(102_401)), 1009],
    ['invalid frames', socket => connections.get(socket)?.write(Buffer.alloc(64, 0xff)), 1002],
    ['invalid UTF-8', socket => socket.send(Buffer.from([0xc3, 0x28]), { binary: false }), 1007],
    [
      'a message of 200 frames',
      socket => {
        for (let part = 0; part < 200; part += 1) socket.send('x', { fin: false })
      },
      1008,
    ],
    ['invalid JSON', socket => socket.send('{'), 4400],
    ['a server message', socket => send(socket, { type: 'connection_ack' }), 4400],
  ])('%s is closed, and the log says nothing', async (_, misbehave, code) => {
    const socket = await connect()
    const closed = closeOf(socket)
    socket.on('error', () => undefined)
    misbehave(socket)
    expect((await closed)[0]).toBe(code)
    expect(logged).not.toHaveBeenCalled()
  })

  test.each<[string, (socket: WebSocket) => void]>([
    ['messages', socket => send(socket, { type: 'ping' })],
    ['pings', socket => socket.ping()],
    ['pongs', socket => socket.pong()],
  ])('more than 50 %s in a second is closed with a reason', async (_, sendOne) => {
    const socket = await connect()
    const closed = closeOf(socket)
    // The messages of two seconds, because a new second may start in between.
    for (let sent = 0; sent < 101; sent += 1) sendOne(socket)
    expect(await closed).toEqual([1008, 'Too many messages'])
    expect(logged).not.toHaveBeenCalled()
  })

  test('more than 50 pings in a second, after pings of the second before, is closed with a reason', async () => {
    const socket = await connect()
    const closed = closeOf(socket)
    // Counts the 45th ping in one second and the 46th in the next one.
    let time = 190
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 18))
    for (let sent = 0; sent < 101; sent += 1) socket.ping()
    expect(await closed).toEqual([1008, 'Too many messages'])
  })

  test('50 messages of all kinds at once gets a response', async () => {
    const socket = await connect({ isReady: true })
    for (let sent = 0; sent < 16; sent += 1) {
      socket.ping()
      socket.pong()
    }
    const answered = new Promise(resolve => socket.once('message', resolve))
    send(socket, { type: 'ping' })
    expect(String(await answered)).toBe('{"type":"pong"}')
  })

  test('messages after it was closed for too many is not read any more (SEC-G6)', async () => {
    const socket = await connect({ isReady: true })
    const closed = closeOf(socket)
    const answers: unknown[] = []
    socket.on('message', answer => answers.push(answer))
    for (let sent = 0; sent < 5_000; sent += 1) send(socket, { type: 'ping' })
    await closed
    expect(answers.length).toBeLessThanOrEqual(100)
  })
})

test('a socket may have ten subscriptions, and no eleventh (SEC-G6)', async () => {
  const { cookie } = await api.team()
  const socket = await connect({ ...(cookie && { cookie }), isReady: true })
  const answers = new Map<string, unknown>()
  const refused = new Promise<void>(resolve => {
    socket.on('message', (data: Buffer) => {
      const { id, payload } = JSON.parse(data.toString())
      answers.set(id, payload)
      resolve()
    })
  })
  const query = 'subscription { waitlistEntryChanged { id } }'
  for (let id = 1; id <= 11; id += 1)
    send(socket, { id: String(id), type: 'subscribe', payload: { query } })
  await refused
  const refusal = {
    message: 'A WebSocket can have at most 10 subscriptions. Please end one first.',
    extensions: { code: 'LIMIT_REACHED', limit: 'subscriptions', max: 10 },
  }
  expect([...answers]).toEqual([['11', [refusal]]])
})
