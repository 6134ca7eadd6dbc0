import { isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql'
import { Extensions } from 'type-graphql'
import type { TokenScope } from '../accounts/token-scope'
import { AppError } from '../core/errors'
import type { Context } from './context'

/** The scope that a field requires; `open` to any access token, or `closed` to all. */
export type Access = TokenScope | 'open' | 'closed'

const ACCESS = 'tokenAccess'

/**
 * Lets access tokens call a query, mutation or subscription, beside the rights of their owner. No
 * token may call one without this decorator. Other fields need it only if they require a scope of
 * their own, or are closed.
 */
export const TokenAccess = (access: Access) => Extensions({ [ACCESS]: access })

type Field = GraphQLField<unknown, unknown>

/** Returns what a token needs to select the field. */
export const accessOf = ({ extensions }: Pick<Field, 'extensions'>): Access =>
  // Only TokenAccess and declareTokenAccess set it.
  (extensions[ACCESS] as Access | undefined) ?? 'open'

/**
 * Closes each root field without a declaration to tokens, and adds what a token needs to the
 * descriptions.
 */
export function declareTokenAccess(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ])
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (roots.has(type)) field.extensions = { [ACCESS]: 'closed', ...field.extensions }
      const access = accessOf(field)
      if (access !== 'open') field.description = withAccess(field.description ?? '', access)
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

/**
 * Returns why a token may not select a field: FORBIDDEN, with `requiredScope` unless the field is
 * closed to all tokens. Returns undefined if it may, or if there is no token.
 */
export function findTokenRefusal(token: Context['token'], access: Access): AppError | undefined {
  if (!token || access === 'open') return undefined
  if (access === 'closed')
    return new AppError('FORBIDDEN', 'An access token cannot do this. Please sign in.')
  if (token.scopes.includes(access)) return undefined
  return new AppError('FORBIDDEN', `The access token lacks the scope ${access}.`, {
    requiredScope: access,
  })
}
