import type { RequestHandler } from 'express'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import { sendStored, storeText } from './stored-file'

/** Serves the schema as text, for people and for tools that do not introspect. */
export function schemaFile(schema: GraphQLSchema): RequestHandler {
  const file = storeText('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
  return (req, res) => {
    sendStored(req, res, file, {
      status: 200,
      cacheControl: 'no-cache',
      vary: 'Accept-Encoding',
    })
  }
}
