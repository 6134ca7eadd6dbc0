/** graphql-yoga with graphql-jit, set up as in its documentation. */
import { createServer } from 'node:http'
import { useGraphQlJit } from '@envelop/graphql-jit'
import { createSchema, createYoga } from 'graphql-yoga'
import { listen } from './environment.mjs'
import { resolvers, typeDefs } from './schema.mjs'

const yoga = createYoga({
  schema: createSchema({ typeDefs, resolvers }),
  logging: false,
  graphiql: false,
  plugins: [useGraphQlJit()],
  context: ({ req, res }) => ({
    cookie: req.headers.cookie,
    setCookie: value => res.setHeader('set-cookie', value),
  }),
})
listen(createServer((req, res) => void yoga(req, res)))
