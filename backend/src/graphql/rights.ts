import {
  Kind,
  getNamedType,
  isObjectType,
  locatedError,
  valueFromASTUntyped,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import type { User } from '../accounts/user.entity'
import { AppError } from '../core/errors'
import { staffMay, type StaffScope } from '../shared/staff-scopes'
import type { Context } from './context'
import { declarationOf, type Declaration, type Rights } from './operation.decorators'
import type { AppServices } from './services'

/** The part of a request's context that a check of rights reads. */
export type Caller = Pick<Context, 'user' | 'token' | 'hasFreshProof'> & { services: StaffRules }
type Variables = Record<string, unknown>

/** What the site's settings say about the rights of staff. */
export type StaffRules = Pick<AppServices, 'ownerNeedsSecondFactor'>

/** A field that not every caller may select, and the place where an operation selects it. */
interface GuardedField extends Pick<Declaration, 'who' | 'access' | 'freshProof'> {
  node: FieldNode
  path: readonly string[]
  /** The directives of the field and of all selections around it. */
  conditions: readonly DirectiveNode[]
}

/**
 * Returns a function that checks the callers and scopes of all fields that a valid operation selects,
 * in fragments and at each depth, before anything is executed. It returns the error of the first
 * field that the caller may not select. A field that a directive leaves out needs no right
 * (ACCOUNT-5). The fields of an operation are collected once; QUERY_LIMITS limits their number.
 */
export function createRightsCheck(schema: GraphQLSchema) {
  const known = new WeakMap<OperationDefinitionNode, readonly GuardedField[]>()
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
    caller: Caller,
  ): GraphQLError | undefined => {
    const fields = known.get(operation) ?? guardedFields(schema, document, operation)
    known.set(operation, fields)
    for (const field of fields) {
      const refusal = findTokenRefusal(caller, field) ?? findRefusal(caller, field)
      if (refusal && isSelected(field, operation, variables))
        return locatedError(refusal, field.node, field.path)
    }
    return undefined
  }
}

/**
 * Returns whether a signed-in person may select a field with these rights. Operations and live
 * queries ask nothing else.
 */
export const mayCall = (user: User, { who }: Rights, rules: StaffRules): boolean =>
  typeof who === 'string' || mayDo(user, who.staff, rules)

/** Returns whether the person may do now what the scope allows. */
export const mayDo = (user: User, scope: StaffScope, rules: StaffRules): boolean =>
  findStaffRefusal(user, scope, rules) === undefined

/**
 * Throws UNAUTHENTICATED for a visitor, and FORBIDDEN for a person whose role lacks the scope or
 * who must add a second factor first.
 */
export function requireStaff(user: User | null, scope: StaffScope, rules: StaffRules): void {
  if (!user) throw new AppError('UNAUTHENTICATED')
  const refusal = findStaffRefusal(user, scope, rules)
  if (refusal) throw refusal
}

/**
 * Returns whether the person must add a second factor before they can do the team's work: all staff
 * but the owner, and the owner if TEAM_SECOND_FACTOR says so (ACCOUNT-49).
 */
export const lacksSecondFactor = (
  { staffRole, isAdmin, hasSecondFactor }: User,
  { ownerNeedsSecondFactor }: StaffRules,
): boolean => staffRole !== null && !hasSecondFactor && (!isAdmin || ownerNeedsSecondFactor)

function findStaffRefusal(user: User, scope: StaffScope, rules: StaffRules): AppError | undefined {
  if (!staffMay(user.staffRole, scope)) return new AppError('FORBIDDEN')
  if (!lacksSecondFactor(user, rules)) return undefined
  return new AppError('FORBIDDEN', 'Please add a second factor to your profile first.', {
    needsSecondFactor: true,
  })
}

/**
 * Throws unless the caller has a session whose person proved a short time ago who they are
 * (ACCOUNT-40): UNAUTHENTICATED for a visitor, FORBIDDEN for an access token, otherwise
 * FRESH_PROOF_REQUIRED. For Express routes; operations declare `freshProof`.
 */
export function requireFreshProof({ user, token, hasFreshProof }: Omit<Caller, 'services'>): void {
  if (!user) throw new AppError('UNAUTHENTICATED')
  if (token) throw closedToTokens()
  if (!hasFreshProof) throw new AppError('FRESH_PROOF_REQUIRED')
}

function findRefusal(caller: Caller, field: GuardedField): AppError | undefined {
  if (field.who === 'everyone') return undefined
  if (!caller.user) return new AppError('UNAUTHENTICATED')
  if (typeof field.who === 'object') {
    const refusal = findStaffRefusal(caller.user, field.who.staff, caller.services)
    if (refusal) return refusal
  }
  // Last: nobody is asked for a proof of what they may not do anyway.
  return field.freshProof && !caller.hasFreshProof
    ? new AppError('FRESH_PROOF_REQUIRED')
    : undefined
}

/**
 * Returns why a token may not select a field: FORBIDDEN, with `requiredScope` unless the field is
 * closed to all tokens. Returns undefined if it may, or if there is no token.
 */
function findTokenRefusal({ token }: Caller, { access }: GuardedField): AppError | undefined {
  if (!token || access === 'open') return undefined
  if (access === 'closed') return closedToTokens()
  if (token.scopes.includes(access)) return undefined
  return new AppError('FORBIDDEN', `The access token lacks the scope ${access}.`, {
    requiredScope: access,
  })
}

const closedToTokens = () =>
  new AppError('FORBIDDEN', 'An access token cannot do this. Please sign in.')

/** Returns false if a directive leaves the field out. An invalid variable is refused later. */
function isSelected(
  { conditions }: GuardedField,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): boolean {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  )
  const values = { ...Object.fromEntries(defaults), ...variables }
  return conditions.every(({ name, arguments: [condition] = [] }) => {
    const value = condition && valueFromASTUntyped(condition.value, values)
    return name.value === 'skip' ? value !== true : value !== false
  })
}

/** Where a selection is. */
interface Place extends Pick<GuardedField, 'path' | 'conditions'> {
  type: GraphQLNamedType | undefined
}

/**
 * Returns the operation's guarded fields, in the order of the text. The schema has no interfaces
 * and no unions, so a fragment has the type of the selection around it.
 */
function guardedFields(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
): GuardedField[] {
  const fragments = new Map(definitions.filter(isFragment).map(one => [one.name.value, one]))

  function inSelection(selection: SelectionNode, around: Place): GuardedField[] {
    const conditions = [...around.conditions, ...(selection.directives ?? [])]
    if (selection.kind === Kind.FIELD) return inField(selection, { ...around, conditions })
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : (fragments.get(selection.name.value) ?? {})
    return inAll(selectionSet?.selections, { ...around, conditions })
  }

  function inField(node: FieldNode, { type, conditions, ...around }: Place): GuardedField[] {
    // The fields of introspection are not among those of a type.
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return []
    const path = [...around.path, (node.alias ?? node.name).value]
    const { who, access, freshProof } = declarationOf(field)
    const place = { type: getNamedType(field.type), path, conditions }
    const below = inAll(node.selectionSet?.selections, place)
    if (who === 'everyone' && access === 'open') return below
    return [{ node, path, who, access, freshProof, conditions }, ...below]
  }

  const inAll = (selections: readonly SelectionNode[] = [], place: Place) =>
    selections.flatMap(selection => inSelection(selection, place))

  const type = schema.getRootType(operation.operation) ?? undefined
  return inAll(operation.selectionSet.selections, { type, path: [], conditions: [] })
}

const isFragment = (definition: DefinitionNode): definition is FragmentDefinitionNode =>
  definition.kind === Kind.FRAGMENT_DEFINITION
