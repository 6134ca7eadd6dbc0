import { ApolloLink } from '@apollo/client'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { OperationTypeNode } from 'graphql'
import { createClient } from 'graphql-ws'
import { client } from './client'

/* From a second up to half a minute, each wait twice the last, a little apart from everyone else's. */
const MAX_RETRY_DELAY_MS = 30_000
const retryDelay = (tries: number) =>
  Math.min(1000 * 2 ** tries, MAX_RETRY_DELAY_MS) * (0.75 + Math.random() / 2)

/* How often a silent line is asked whether it is still there, and how long the answer may take. */
const PING_INTERVAL_MS = 15_000
const PONG_TIMEOUT_MS = 5_000

const listeners = new Set<() => void>()

/** Tells when the line to the server stands after it could not be had for a while. */
export function onReconnect(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let pongTimeout: ReturnType<typeof setTimeout> | undefined

/**
 * Sends subscriptions over a socket, which opens with the first of them and is tried again for as long
 * as it is wanted; everything else goes the way it went. Brings the transport with it, so only what
 * the team alone opens may import it.
 */
const socket = createClient({
  url: () => `${location.origin.replace(/^http/, 'ws')}/graphql`,
  keepAlive: PING_INTERVAL_MS,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  retryWait: tries => new Promise(resolve => void setTimeout(resolve, retryDelay(tries))),
  on: {
    connected: (_socket, _payload, wasRetry) => {
      if (wasRetry) listeners.forEach(listener => listener())
    },
    ping: received => {
      if (!received) pongTimeout = setTimeout(() => socket.terminate(), PONG_TIMEOUT_MS)
    },
    pong: received => {
      if (received) clearTimeout(pongTimeout)
    },
    closed: () => clearTimeout(pongTimeout),
  },
})

client.setLink(
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    new GraphQLWsLink(socket),
    client.link,
  ),
)
