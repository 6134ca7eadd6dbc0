import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A received mail, acknowledged or not. */
interface Received {
  to: string[]
  raw: string
}

export interface MailServer {
  /** `smtp://127.0.0.1:PORT` */
  url: string
  port: number
  received: Received[]
  /** Ends every connection immediately. */
  cut: () => void
  close: () => Promise<void>
}

interface Behaviour extends SMTPServerOptions {
  /**
   * Called once a mail is completely received. The server acknowledges it when this resolves, and
   * refuses it with the rejected error.
   */
  onMail?: (mail: Received) => Promise<void> | void
}

/** Starts a mail server on this machine, which accepts all mail by default. */
export async function startMailServer({ onMail, ...options }: Behaviour = {}): Promise<MailServer> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData: (stream, { envelope }, callback) => {
      const take = async () => {
        const mail = { to: envelope.rcptTo.map(({ address }) => address), raw: await text(stream) }
        received.push(mail)
        await onMail?.(mail)
      }
      take().then(
        () => {
          callback()
        },
        (error: unknown) => {
          callback(error as Error)
        },
      )
    },
    ...options,
  })
  // An error of a connection that a spec has cut.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address.
  const { port } = server.server.address() as AddressInfo
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    cut,
    close: () => {
      cut()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

/** Creates a refusal of a mail server, with a code and a text. */
export const refusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })
