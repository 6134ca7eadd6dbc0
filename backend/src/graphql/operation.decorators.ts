import type { GraphQLField } from 'graphql'
import {
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Subscription,
  type SubscriptionOptions,
} from 'type-graphql'
import type { TokenScope } from '../accounts/token-scope'
import type { ErrorCode } from '../shared/errors'
import { STAFF_SCOPES, type StaffScope } from '../shared/staff-scopes'

/** Who may select a field: everyone, a signed-in person, or staff with a scope. */
export type Who = 'everyone' | 'member' | StaffOnly

/** Staff whose role has the scope. */
interface StaffOnly {
  staff: StaffScope
}

/** The scope that an access token needs; `open` to any access token, or `closed` to all. */
export type Access = TokenScope | 'open' | 'closed'

/** An error code, alone or with the cases that return it: `CONFLICT if it is decided`. */
export type ErrorCase = ErrorCode | `${ErrorCode}${' ' | ', '}${string}`

/** What a field declares. `rights.ts` checks it; the schema and openapi.json describe it. */
export interface Declaration {
  who: Who
  access: Access
  /** Whether the caller must have proved a short time ago who they are (ACCOUNT-40). */
  freshProof: boolean
  /** The sentences before those about callers and errors. */
  description: string
  errors: readonly ErrorCase[]
}

/** Who may select a field, by session and by access token. */
export type Rights = Pick<Declaration, 'who' | 'access'>

type Returns = Parameters<typeof Query>[0]
type QueryOptions = NonNullable<Parameters<typeof Query>[1]>
type Subscribe = NonNullable<SubscriptionOptions['subscribe']>

interface Subscribing {
  subscribe: (data: Parameters<Subscribe>[0] & { rights: Rights }) => ReturnType<Subscribe>
}

interface Declared {
  /** Without it, the operation is closed to access tokens. */
  scope?: Access | undefined
  /** For queries and mutations without a scope: a token proves nothing about who sends it. */
  freshProof?: boolean | undefined
  /** Without the sentences about callers and errors, which are added. */
  description: string
  /** Without UNAUTHENTICATED and FORBIDDEN, unless there is more to say about them. */
  errors?: readonly ErrorCase[] | undefined
}

/** What an operation or a field of the team declares. */
type DeclaredForStaff = StaffOnly & Declared

/** The errors of each operation with these callers. */
function refusalsOf(who: Who): readonly ErrorCode[] {
  if (who === 'everyone') return []
  return who === 'member' ? ['UNAUTHENTICATED'] : ['UNAUTHENTICATED', 'FORBIDDEN']
}

/** The sentences that say who these callers are. */
function sentencesOf(who: Who): readonly string[] {
  if (who === 'everyone') return ['Open to everyone.']
  return who === 'member' ? [] : [STAFF_SENTENCES[STAFF_SCOPES[who.staff].roles.length - 1] ?? '']
}

/** By the number of roles that have a scope. A role has all scopes of the roles below it. */
const STAFF_SENTENCES = ['Owner only.', 'Owner and managers.', 'All staff.']

const DECLARATION = 'declaration'

/** What a field below the root has if it declares nothing. */
const UNDECLARED: Declaration = {
  who: 'everyone',
  access: 'open',
  freshProof: false,
  description: '',
  errors: [],
}

type Field = Pick<GraphQLField<unknown, unknown>, 'extensions'>

export const isDeclared = ({ extensions }: Field) => DECLARATION in extensions

/** Returns what the field declares. */
export const declarationOf = ({ extensions }: Field): Declaration =>
  // Only the decorators below set it.
  (extensions[DECLARATION] as Declaration | undefined) ?? UNDECLARED

/** Returns the code of an error case. */
export const codeOf = (one: ErrorCase) =>
  // The type of a case begins with a code.
  one.split(/[, ]/, 1)[0] as ErrorCode

/** Operations that visitors may call too. */
export const PublicQuery = operation('everyone', Query)
export const PublicMutation = operation('everyone', Mutation)

/** Operations of a signed-in person. */
export const MemberQuery = operation('member', Query)
export const MemberMutation = operation('member', Mutation)
export const MemberSubscription = subscription('member')

/** Operations of the team, by the staff scope that each needs (ACCOUNT-32). */
export const TeamQuery = teamOperation(Query)
export const TeamMutation = teamOperation(Mutation)
export const TeamSubscription = (
  returns: Returns,
  { staff, ...declared }: Omit<DeclaredForStaff, 'freshProof'> & Subscribing,
) => subscription({ staff })(returns, declared)

/** A field below the root that only staff may select. Without a scope, it is open to tokens. */
export function TeamField(
  returns: Returns,
  {
    staff,
    scope = 'open',
    ...options
  }: QueryOptions & Omit<DeclaredForStaff, 'errors' | 'freshProof'>,
): MethodDecorator {
  const declaration: Declaration = { ...UNDECLARED, who: { staff }, access: scope }
  const description = withSentences({ ...declaration, description: options.description })
  return declare(declaration, FieldResolver(returns, { ...options, description }))
}

/**
 * Returns a decorator of queries or mutations. An operation that can fail is nullable, so that the
 * other fields are returned.
 */
function operation(who: Who, decorator: typeof Query) {
  return (returns: Returns, { scope, freshProof, errors, ...options }: QueryOptions & Declared) => {
    const { description: sentences } = options
    const declared = { scope, freshProof, errors, description: sentences }
    const declaration = toDeclaration(who, declared)
    const nullable = declaration.errors.length > 0
    const description = withSentences(declaration)
    return declare(declaration, decorator(returns, { nullable, ...options, description }))
  }
}

function teamOperation(decorator: typeof Query) {
  return (returns: Returns, { staff, ...declared }: QueryOptions & DeclaredForStaff) =>
    operation({ staff }, decorator)(returns, declared)
}

function subscription(who: Who) {
  return (
    returns: Returns,
    { subscribe, ...declared }: Omit<Declared, 'freshProof'> & Subscribing,
  ) => {
    const declaration = toDeclaration(who, declared)
    const description = withSentences(declaration)
    return declare(
      declaration,
      Subscription(returns, {
        subscribe: data => subscribe({ ...data, rights: declaration }),
        description,
      }),
    )
  }
}

function toDeclaration(
  who: Who,
  { scope = 'closed', freshProof = false, description, errors = [] }: Declared,
): Declaration {
  const said = new Set(errors.map(codeOf))
  const general = [...refusalsOf(who), ...(freshProof ? [FRESH_PROOF] : [])]
  const refusals = general.filter(code => !said.has(code))
  return { who, access: scope, freshProof, description, errors: [...refusals, ...errors] }
}

const FRESH_PROOF: ErrorCode = 'FRESH_PROOF_REQUIRED'

/**
 * Adds to a description who may call, whether that needs a fresh proof, what an access token needs,
 * and the errors.
 */
function withSentences({ who, access, freshProof, description, errors }: Declaration): string {
  const token =
    access === 'closed' ? 'Closed to access tokens.' : `Access tokens need \`${access}\`.`
  // A list of codes alone needs no semicolons.
  const separator = errors.some(one => one.includes(' ')) ? '; ' : ', '
  return [
    description,
    ...sentencesOf(who),
    ...(freshProof ? ['Needs a fresh proof of identity.'] : []),
    ...(access === 'open' ? [] : [token]),
    ...(errors.length > 0 ? [`Errors: ${errors.join(separator)}.`] : []),
  ].join(' ')
}

const declare =
  (declaration: Declaration, decorator: MethodDecorator): MethodDecorator =>
  (...method) => {
    Extensions({ [DECLARATION]: declaration })(...method)
    decorator(...method)
  }
