import type { ApolloServer } from '@apollo/server'
import type { Request, Response } from 'express'
import { print, type DocumentNode, type GraphQLSchema } from 'graphql'
import { createContext, type Context, type AppServices } from '../graphql/context'
import { AppError } from '../core/errors'
import { fromFormatted } from '../core/format-error'
import { toSchema, toDocumented } from './documented-values'
import { listOperation } from './list-operation'
import { requireData, type RunOperation } from './route'
import { toRequestFields } from './validation-errors'

/** What answers: the schema, the server over it, and what the app brings to every request. */
export interface Api {
  schema: GraphQLSchema
  server: ApolloServer<Context>
  services: AppServices
}

/** Runs operations for who sent this request. */
export function runFor(req: Request, res: Response, api: Api): RunOperation {
  const contextValue = createContext(req, res, api.services)
  return async (document, variables) => {
    const data = await execute(api, document, {
      variables: toSchema(api.schema, document, variables),
      contextValue,
    })
    // The document's type says what its data are.
    return toDocumented(api.schema, document, data) as never
  }
}

/** The same for operations of one list, whose rows it reads itself. */
export function runListFor(req: Request, res: Response, api: Api): RunOperation {
  return async (document, variables) => {
    const list = listOperation(api.schema, document)
    let page: unknown
    const contextValue = createContext(req, res, {
      ...api.services,
      onPage: (found, info) => {
        page = list.read(found, contextValue, info)
      },
    })
    await execute(api, list.document, {
      variables: toSchema(api.schema, document, variables),
      contextValue,
    })
    // As above: what was read is what it selects.
    return toDocumented(api.schema, document, { [list.name]: page }) as never
  }
}

/** Its data. Rejects with the operation's first error. */
async function execute(
  { server }: Api,
  document: DocumentNode,
  { variables, contextValue }: { variables: object; contextValue: Context },
): Promise<object> {
  const { body } = await server.executeOperation(
    { query: textOf(document), variables: { ...variables } },
    { contextValue },
  )
  if (body.kind !== 'single') throw new AppError('INTERNAL_SERVER_ERROR')
  const { data, errors } = body.singleResult
  const failure = errors?.[0]
  if (!failure && data) return requireData(data)
  throw failure ? toRequestError(fromFormatted(failure)) : new AppError('INTERNAL_SERVER_ERROR')
}

/** The same failure, its fields named as the request's. */
function toRequestError(failure: AppError): AppError {
  const { fields } = failure.extensions
  return fields ? failure.withFields(toRequestFields(fields)) : failure
}

const texts = new WeakMap<DocumentNode, string>()

/** An operation as text, by which Apollo Server knows it again; it would write it anew each time. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document)
  texts.set(document, text)
  return text
}
