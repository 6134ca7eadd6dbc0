import { createHmac } from 'node:crypto'
import {
  GraphQLError,
  OperationTypeNode,
  type ExecutionResult,
  type OperationDefinitionNode,
} from 'graphql'
import { canonicalJson } from '../core/canonical-json'
import { SECOND_MS } from '../core/durations'
import { AppError, fieldError, unavailable } from '../core/errors'
import { logFailure } from '../core/log'
import { ownKey } from '../core/own-key'
import { openText, sealText } from '../core/sealed-text'
import { db } from '../database/data-source'
import { queryPrepared } from '../database/prepared'
import { rules } from '../shared/rules'
import type { Context } from './context'
import { MutationResponse } from './mutation-response.entity'

/** The header with a UUID that the client makes for each mutation (ADR-41). */
export const IDEMPOTENCY_KEY = 'idempotency-key'

/** The longest time that a mutation runs, in milliseconds; after that its server has died. */
const RUNS_AT_MOST = 30 * SECOND_MS

/** Seconds after which a request is sent again while the first one runs. */
const RETRY_AFTER = 1

interface Sent {
  /** The header's value. */
  key: string
  operation: OperationDefinitionNode
  /** What a repeated request has in common with the first: the operation and its variables. */
  request: unknown
}

/**
 * Executes an operation: a mutation once for each key of an account. For 24 hours, a repeated request
 * gets the first result. Ignores the keys of visitors and of queries. If nothing was done, a repeated
 * request is executed again. The result has the error
 * IDEMPOTENCY_KEY_REUSED if the key came with another request; SERVICE_UNAVAILABLE while the first request
 * runs; CONFLICT if its server has died before the end, or a part has failed: what was done is unknown.
 */
export async function executeOnce(
  { key: sentKey, operation, request }: Sent,
  { user, token, services }: Context,
  execute: () => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const isMutation = operation.operation === OperationTypeNode.MUTATION
  if (!user || !isMutation) return execute()
  const { keys, now } = services
  try {
    const problem = rules.submissionKey(sentKey)
    if (problem) throw fieldError('Idempotency-Key', problem)
    const key = ownKey(sentKey, user.id)
    // Who has lost a right since then does not read the first result.
    const text = canonicalJson([request, user.id, user.isAdmin, user.staffRole, token?.id ?? null])
    const hashes = keys.submissions.map(secret =>
      createHmac('sha256', secret).update(text).digest('hex'),
    )
    const [begun] = await queryPrepared(INSERT, [key, user.id, hashes[0], now()])
    if (!begun) {
      const first = await findFirst(key, hashes, now())
      const opened = openText(keys.responses, first, key)
      if (!opened) throw new AppError('IDEMPOTENCY_KEY_REUSED')
      // What `execute` returned.
      return JSON.parse(opened.text) as ExecutionResult
    }
    const result = await executeOrForget(key, execute)
    if (isNothingDone(result)) await forget(key)
    else if (result.errors) await keep(key, PARTLY)
    else await keep(key, sealText(keys.responses, JSON.stringify(result), key))
    return result
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { data: null, errors: [new GraphQLError(error.message, { originalError: error })] }
  }
}

const INSERT = {
  name: 'insert_mutation_response',
  text: `INSERT INTO mutation_response (key, "userId", "requestHash", "createdAt") VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING key`,
}

/** Returns the sealed result of the first request with this key. */
async function findFirst(key: string, hashes: readonly string[], now: Date): Promise<string> {
  const first = await db.getRepository(MutationResponse).findOneBy({ key })
  // It has failed in the meantime.
  if (!first) throw unavailable(RETRY_AFTER)
  if (!hashes.includes(first.requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED')
  if (first.response) return first.response
  const isRunning = now.getTime() - first.createdAt.getTime() < RUNS_AT_MOST
  if (first.response !== PARTLY && isRunning) throw unavailable(RETRY_AFTER)
  throw new AppError('CONFLICT', UNKNOWN)
}

/** Stored if one of several fields has failed. */
const PARTLY = ''

const UNKNOWN = 'This may be done already: please look before you try again.'

/** Executes the mutation. If it throws, its key can be used again. */
async function executeOrForget(
  key: string,
  execute: () => ExecutionResult | Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  try {
    return await execute()
  } catch (error) {
    await forget(key)
    throw error
  }
}

const forget = (key: string) => db.getRepository(MutationResponse).delete({ key })

/** Whether each field has failed. */
const isNothingDone = ({ data, errors }: ExecutionResult) =>
  errors !== undefined && Object.values(data ?? {}).every(value => value === null)

/** Stores the sealed result. A failure is only logged, because the mutation is done. */
async function keep(key: string, response: string): Promise<void> {
  await db
    .getRepository(MutationResponse)
    .update({ key }, { response })
    .catch((error: unknown) => {
      logFailure('a response was not kept for a repeated request', error)
    })
}
