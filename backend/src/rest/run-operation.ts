import type { Request, Response } from 'express'
import {
  getOperationAST,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql'
import { AppError } from '../core/errors'
import { formatErrors, fromFormatted } from '../core/format-error'
import { createContext, type AppServices, type Context } from '../graphql/context'
import type { Executor } from '../graphql/executor'
import { operationFields } from '../graphql/operation-fields'
import { toSchema } from './documented-values'
import { requireData, type RunOperation } from './route'
import { toRequestFields } from './validation-errors'

/** What answers: the schema, what executes its operations to documented values, and what the app brings to every request. */
export interface Api {
  schema: GraphQLSchema
  executor: Executor
  services: AppServices
}

/** Runs operations for who sent this request. */
export function runFor(
  req: Request,
  res: Response,
  { schema, executor, services }: Api,
): RunOperation {
  const contextValue = createContext(req, res, services)
  return async (document, variables) => {
    tellOperation(contextValue, document)
    const variableValues = { ...toSchema(schema, document, variables) }
    const result = await executor.execute({ document, variableValues, contextValue })
    // The document's type says what its data are.
    if (result.data && !result.errors) return requireData(result.data) as never
    throw toRequestError(formatErrors(result, contextValue.requestId))
  }
}

/** For the log and the metrics. */
function tellOperation({ facts }: Context, document: DocumentNode): void {
  const operation = getOperationAST(document)
  if (operation) facts.operation = operationFields(operation, document)
}

/** The operation's first error, its fields named as the request's. */
function toRequestError([error]: readonly GraphQLFormattedError[]): AppError {
  if (!error) return new AppError('INTERNAL_SERVER_ERROR')
  const failure = fromFormatted(error)
  const { fields } = failure.extensions
  return fields ? failure.withFields(toRequestFields(fields)) : failure
}
