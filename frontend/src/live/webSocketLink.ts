import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { client } from '../api/apollo/client'

/* From a second up to half a minute, each wait twice the last, with a jitter of a quarter. */
const MAX_RETRY_DELAY_MS = 30_000
const retryDelay = (tries: number) =>
  Math.min(1000 * 2 ** tries, MAX_RETRY_DELAY_MS) * (0.75 + Math.random() / 2)

/* How often an idle connection is tested, and how long the server's pong may take. */
const PING_INTERVAL_MS = 15_000
const PONG_TIMEOUT_MS = 5_000

let pongTimeout: ReturnType<typeof setTimeout> | undefined
let isOpen = false

/**
 * Sends subscriptions over a WebSocket, which opens with the first of them and is retried for as long as there is one;
 * queries and mutations keep their link. It brings graphql-ws along, so import it only where live data are shown.
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

/** The connection of all subscriptions; its listeners return what removes them. */
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
