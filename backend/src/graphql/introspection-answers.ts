import { HeaderMap } from '@apollo/server'
import { Kind, type OperationDefinitionNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { RequestHooks } from './request-plugin'

/** More texts than the usual clients send; each cached result takes about 1 MB. */
const KEPT_MAX = 10

type Data = Record<string, unknown>

/**
 * Caches the results of operations that only introspect the schema, which does not change while a
 * server runs. The query limits still apply to each request.
 */
export function keepIntrospectionAnswers(): RequestHooks {
  const kept = new LRUCache<string, Data>({ max: KEPT_MAX })
  return {
    responseForOperation: ({ source, operation, operationName }) => {
      const data = isIntrospection(operation) && kept.get(keyOf(source, operationName))
      if (!data) return null
      return {
        http: { status: undefined, headers: new HeaderMap() },
        body: { kind: 'single', singleResult: { data } },
      }
    },
    willSendResponse: ({ source, operation, operationName = null, response: { body } }) => {
      const { data, errors } = body.kind === 'single' ? body.singleResult : {}
      const key = keyOf(source, operationName)
      if (!data || errors || !isIntrospection(operation) || kept.has(key)) return
      kept.set(key, data)
    },
  }
}

const keyOf = (source: string, operationName: string | null) => `${operationName ?? ''} ${source}`

/**
 * Returns true if the result depends on the text only. The operation is undefined if its name is
 * unknown.
 */
const isIntrospection = (operation: OperationDefinitionNode | undefined) =>
  operation !== undefined &&
  !operation.variableDefinitions?.length &&
  operation.selectionSet.selections.every(
    selection => selection.kind === Kind.FIELD && META_FIELDS.has(selection.name.value),
  )

const META_FIELDS = new Set(['__schema', '__type'])
