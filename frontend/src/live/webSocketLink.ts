import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { client } from '../api/apollo/client'

/* Retry delays: from a second up to half a minute, doubled each time, with a jitter of a quarter. */
const MAX_RETRY_DELAY_MS = 30_000
const retryDelay = (tries: number) =>
  Math.min(1000 * 2 ** tries, MAX_RETRY_DELAY_MS) * (0.75 + Math.random() / 2)

/* How often an idle connection is pinged, and how long the server's pong may take. */
const PING_INTERVAL_MS = 15_000
const PONG_TIMEOUT_MS = 5_000

let pongTimeout: ReturnType<typeof setTimeout> | undefined
let isOpen = false

/**
 * Sends subscriptions over a WebSocket; queries and mutations keep their link. The socket opens
 * with the first subscription and reconnects while there is one. This module loads graphql-ws, so
 * import it only where live data is shown.
 */
const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  keepAlive: PING_INTERVAL_MS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: tries => new Promise(resolve => void setTimeout(resolve, retryDelay(tries))),
  on: {
    connected: () => {
      isOpen = true
    },
    ping: received => {
      if (!received) pongTimeout = setTimeout(() => socket.terminate(), PONG_TIMEOUT_MS)
    },
    pong: received => {
      if (received) clearTimeout(pongTimeout)
    },
    closed: () => {
      clearTimeout(pongTimeout)
      isOpen = false
    },
  },
})

/**
 * The connection of all subscriptions; its methods return the function that removes the listener.
 */
export const connection = {
  isOpen: () => isOpen,
  /** Calls the listener whenever it opens or closes. */
  subscribe: (listener: () => void) => {
    const removeBoth = [socket.on('connected', listener), socket.on('closed', listener)]
    return () => removeBoth.forEach(remove => remove())
  },
  /** Calls the listener whenever it closes, and whenever it cannot be opened. */
  onClose: (listener: () => void) => socket.on('closed', listener),
}

client.setLink(
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    client.link,
  ),
)
