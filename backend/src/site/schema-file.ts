import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RequestHandler } from 'express'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import { sendStored, storeText, type StoredFile } from './stored-file'

/** Serves the schema as text, for people and for tools that do not introspect. */
export function schemaFile(schema: GraphQLSchema): RequestHandler {
  return send(storeText('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`))
}

/** Written by `npm run codegen`; the same place from `src` and from `dist`. */
const OPENAPI_FILE = resolve(__dirname, '../../openapi.json')

/** Serves the description of the REST API in OpenAPI 3.1. */
export function openApiFile(): RequestHandler {
  return send(storeText('openapi.json', readFileSync(OPENAPI_FILE, 'utf8')))
}

const send =
  (file: StoredFile): RequestHandler =>
  (req, res) => {
    sendStored(req, res, file, { status: 200, cacheControl: 'no-cache', vary: 'Accept-Encoding' })
  }
