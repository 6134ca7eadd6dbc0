import {
  IncomingMessage,
  ServerResponse,
  createServer,
  type Server,
  type ServerOptions,
} from 'node:http'
import type { Express } from 'express'

export type AppServerOptions = Pick<
  ServerOptions,
  'requestTimeout' | 'headersTimeout' | 'keepAliveTimeout'
>

/**
 * Node's server for an Express app. Requests and answers are made with the prototypes that Express would
 * give them: an object whose prototype is exchanged later is never fast again in V8 (ADR-21).
 */
export function createAppServer(app: Express, options: AppServerOptions = {}): Server {
  return createServer(
    {
      ...options,
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response),
    },
    app,
  )
}

type Constructor = new (...args: unknown[]) => object

/** The class, making objects with another prototype that inherits from its own. */
function withPrototype<Parent extends object>(parent: Parent, prototype: object): Parent {
  function Message(...args: unknown[]): object {
    // Node's two classes, which the types know as more than what constructs.
    return Reflect.construct(parent as unknown as Constructor, args, Message) as object
  }
  Message.prototype = prototype
  return Message as unknown as Parent
}
