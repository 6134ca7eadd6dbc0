import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What was handed over, whether or not it was acknowledged. */
interface Received {
  to: string[]
  raw: string
}

export interface MailServer {
  /** `smtp://127.0.0.1:PORT` */
  url: string
  port: number
  received: Received[]
  /** Ends every connection at once. */
  cut: () => void
  close: () => Promise<void>
}

interface Behaviour extends SMTPServerOptions {
  /** Called once a mail is here whole: it is acknowledged when this resolves, refused with what it rejects with. */
  onMail?: (mail: Received) => Promise<void> | void
}

/** A mail server on this machine, which takes everything unless it is told otherwise. */
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
  // A connection that a spec cuts.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
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

/** As a mail server refuses: with a code and words. */
export const refusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode })
