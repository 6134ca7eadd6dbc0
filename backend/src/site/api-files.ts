import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RequestHandler } from 'express'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import { sendStored, storeText, type StoredFile } from './stored-file'

const root = resolve(__dirname, '../../..')

/** Written by `npm run codegen`. */
const OPENAPI = join(root, 'backend/openapi.json')

/** Programs that use the API. */
const EXAMPLES = join(root, 'docs/examples')

/**
 * Creates the files that describe the API for people and tools, by their paths: the schema as text,
 * the description of the REST API in OpenAPI 3.1, and the examples.
 */
export function apiFiles(schema: GraphQLSchema): Map<string, RequestHandler> {
  const sdl = `${printSchema(lexicographicSortSchema(schema))}\n`
  const examples = readdirSync(EXAMPLES).map((name): [string, RequestHandler] => [
    `/graphql/examples/${name}`,
    // A browser shows it instead of running or saving it.
    send(storeText('example.txt', readFileSync(join(EXAMPLES, name), 'utf8'))),
  ])
  return new Map([
    ['/graphql/schema.graphql', send(storeText('schema.graphql', sdl))],
    ['/api/openapi.json', send(storeText('openapi.json', readFileSync(OPENAPI, 'utf8')))],
    ...examples,
  ])
}

const send =
  (file: StoredFile): RequestHandler =>
  (req, res) => {
    sendStored(req, res, file, { status: 200, cacheControl: 'no-cache', vary: 'Accept-Encoding' })
  }
