/** Fastify, mercurius and graphql-jit: the fastest GraphQL server in common use. */
import Fastify from 'fastify'
import mercurius from 'mercurius'
import { address } from './environment.mjs'
import { resolvers, typeDefs } from './schema.mjs'

const app = Fastify()
app.register(mercurius, {
  schema: typeDefs,
  resolvers,
  jit: 1,
  context: (request, reply) => ({
    cookie: request.headers.cookie,
    setCookie: value => reply.header('set-cookie', value),
  }),
})
await app.listen(address)
