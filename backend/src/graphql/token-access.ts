import {
  isObjectType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import { Extensions } from 'type-graphql'
import type { TokenScope } from '../accounts/token-scope'
import { AppError } from '../core/errors'
import type { Context } from './context'

/** The scope that a field requires; `open` to any access token, or `closed` to all. */
type Access = TokenScope | 'open' | 'closed'

const ACCESS = 'tokenAccess'

/**
 * Lets access tokens call a query, mutation or subscription, beside the rights of their owner. No
 * token may call one without this decorator. Other fields need it only if they require a scope of
 * their own, or are closed.
 */
export const TokenAccess = (access: Access) => Extensions({ [ACCESS]: access })

/** Returns what the field declares; undefined without the decorator. */
export const tokenAccessOf = ({ extensions }: Pick<Field, 'extensions'>): Access | undefined =>
  // Only TokenAccess sets it.
  extensions[ACCESS] as Access | undefined

type Field = GraphQLField<unknown, unknown>
type Resolver = GraphQLFieldResolver<unknown, Pick<Context, 'token'>>

/**
 * Checks the scopes of access tokens before a field resolves or subscribes. Throws FORBIDDEN, with
 * `requiredScope` unless the field is closed to all tokens. The field's description names the scope.
 */
export function requireScopes(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const access = tokenAccessOf(field) ?? (roots.has(type) ? 'closed' : 'open')
      if (access === 'open') continue
      field.description = withAccess(field.description ?? '', access)
      if (field.resolve) field.resolve = withScope(access, field.resolve)
      if (field.subscribe) field.subscribe = withScope(access, field.subscribe)
    }
  }
  return schema
}

/** Adds what an access token needs to a description, before its list of errors. */
function withAccess(description: string, access: Exclude<Access, 'open'>): string {
  const words =
    access === 'closed' ? 'Closed to access tokens.' : `Access tokens need \`${access}\`.`
  const [text, ...errors] = description.split(/ (?=Errors: )/)
  return [text, words, ...errors].join(' ')
}

function withScope(access: Exclude<Access, 'open'>, resolve: Resolver): Resolver {
  return (root, args, context, info) => {
    const { token } = context
    if (token) requireScope(token.scopes, access)
    return resolve(root, args, context, info)
  }
}

function requireScope(scopes: readonly TokenScope[], access: TokenScope | 'closed'): void {
  if (access === 'closed')
    throw new AppError('FORBIDDEN', 'An access token cannot do this. Please sign in.')
  if (scopes.includes(access)) return
  throw new AppError('FORBIDDEN', `The access token lacks the scope ${access}.`, {
    requiredScope: access,
  })
}
