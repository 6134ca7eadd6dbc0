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

/**
 * The class, making objects with another prototype that inherits from its own. The object is made by `new`
 * and handed to the class, because Reflect.construct gives each a hidden class of its own: twice the time
 * of a small request.
 */
export function withPrototype<Parent extends object>(parent: Parent, prototype: object): Parent {
  // Node's two classes are functions, which may be called upon an object that is there already.
  const construct = parent as unknown as (this: object, ...args: unknown[]) => void
  function Message(this: object, ...args: unknown[]) {
    construct.apply(this, args)
  }
  Message.prototype = prototype
  return Message as unknown as Parent
}
