import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'

const RETRY_MS = 2_000
const query = 'subscription { waitlistEntryChanged { id userId status } }'

/**
 * Subscribes to changes of the waitlist on its own socket, with a session of the team, until it is
 * stopped. Only a received event shows that the subscription is active.
 */
export async function subscribe(
  url: string,
  cookie: string,
  onEvent: (userId: string) => void,
): Promise<() => void> {
  class TeamSocket extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie, origin: url } })
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: TeamSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => undefined,
  })
  const connected = new Promise((resolve, reject) => {
    client.on('connected', resolve)
    client.on('closed', reject)
  })
  const start = () => {
    client.subscribe<{ waitlistEntryChanged: { userId: string } }>(
      { query },
      {
        next: ({ data }) => data && onEvent(data.waitlistEntryChanged.userId),
        // A busy server asks the client to retry.
        error: () => void sleep(RETRY_MS).then(start),
        complete: () => undefined,
      },
    )
  }
  start()
  await connected
  return () => void client.dispose()
}
