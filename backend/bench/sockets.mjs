/** Many subscriptions to the waitlist in a process of their own, over graphql-transport-ws. */
import { once } from 'node:events'
import { WebSocket } from 'ws'

/** So many are opened at a time. */
const BATCH = 50
const RETRY_MS = 2_000
const SUBSCRIPTION = 'subscription { waitlistEntryChanged { id status } }'

let opened = 0
/** Those that have heard of a change since they were asked. */
const heard = new Set()
let notify = () => {}

/**
 * @param {string} url
 * @param {string} cookie
 */
async function openSocket(url, cookie) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie },
  })
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'connection_init' }))
  await once(socket, 'message')
  const id = String((opened += 1))
  const payload = { query: SUBSCRIPTION }
  const subscribe = () => socket.send(JSON.stringify({ id, type: 'subscribe', payload }))
  socket.on('message', (/** @type {Buffer} */ data) => {
    const { type } = JSON.parse(data.toString('utf8'))
    if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
    // A busy server asks to come back.
    if (type === 'error') setTimeout(subscribe, RETRY_MS)
    if (type !== 'next') return
    heard.add(id)
    notify()
  })
  subscribe()
}

/** @param {{ open?: number; url: string; cookie: string }} task opens sockets, or waits until all have heard */
async function run({ open = 0, url, cookie }) {
  while (opened < open)
    await Promise.all(Array.from({ length: BATCH }, () => openSocket(url, cookie)))
  if (open > 0) return { opened }
  heard.clear()
  await new Promise(resolve => {
    notify = () => heard.size === opened && resolve(undefined)
  })
  return { heard: heard.size }
}

process.on('message', (/** @type {Parameters<typeof run>[0]} */ task) => {
  void run(task).then(outcome => process.send?.(outcome))
})
