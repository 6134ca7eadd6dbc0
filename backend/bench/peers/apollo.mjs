/** Bare Apollo Server on Express, with plain resolvers. */
import { createServer } from 'node:http'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express from 'express'
import { listen } from './environment.mjs'
import { resolvers, typeDefs } from './schema.mjs'

const server = new ApolloServer({ typeDefs, resolvers })
await server.start()
const context = ({ req, res }) =>
  Promise.resolve({
    cookie: req.headers.cookie,
    setCookie: value => res.setHeader('set-cookie', value),
  })
const app = express()
app.use('/graphql', express.json(), expressMiddleware(server, { context }))
listen(createServer(app))
