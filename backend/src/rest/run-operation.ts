import type { Request, Response } from 'express'
import { getOperationAST, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import { AppError } from '../core/errors'
import { formatErrors, fromFormatted } from '../core/format-error'
import { Context } from '../graphql/context'
import { executeOnce, IDEMPOTENCY_KEY } from '../graphql/execute-once'
import type { Executor } from '../graphql/executor'
import { operationFields } from '../graphql/root-fields'
import type { AppServices } from '../graphql/services'
import { toSchema } from './documented-values'
import { requireData, type RunOperation } from './route'
import { toRequestFields } from './validation-errors'

/** The schema, an executor that returns documented values, and the app's services. */
export interface Api {
  schema: GraphQLSchema
  executor: Executor
  services: AppServices
}

/**
 * Returns a function that runs operations for the caller of this request. A mutation of an account
 * with an idempotency key runs once (ADR-41).
 */
export function runFor(
  req: Request,
  res: Response,
  { schema, executor, services }: Api,
): RunOperation {
  const contextValue = new Context(req, res, services)
  return async (document, variables) => {
    const operation = getOperationAST(document)
    if (!operation) throw new Error('a document without an operation')
    // For the log and the metrics.
    contextValue.details.operation = operationFields(operation, document)
    const variableValues = { ...toSchema(schema, document, variables) }
    const run = () => executor.execute({ document, variableValues, contextValue })
    const key = req.get(IDEMPOTENCY_KEY)
    const sent = [operation.name?.value, variableValues]
    const result = await (key === undefined
      ? run()
      : executeOnce({ key, operation, request: sent }, contextValue, run))
    // The document's type defines the type of its data.
    if (result.data && !result.errors) return requireData(result.data) as never
    throw toRequestError(formatErrors(result, contextValue.requestId))
  }
}

/**
 * Returns the operation's first error, with the field paths of the request. Each value of the wrong
 * type has its own error, so the fields of all errors are listed.
 */
function toRequestError(errors: readonly GraphQLFormattedError[]): AppError {
  const [failure = new AppError('INTERNAL_SERVER_ERROR'), ...others] = errors.map(fromFormatted)
  const { fields } = failure.extensions
  if (!fields) return failure
  const all = [failure, ...others].flatMap(({ extensions }) => extensions.fields ?? [])
  return failure.withFields(toRequestFields(all))
}
