import {
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  getOperationAST,
  isObjectType,
  parse,
  type DocumentNode,
  type GraphQLField,
} from 'graphql'
import { registry } from '../../test/registry'
import { rounds } from '../../test/rounds'
import { TokenScope } from '../accounts/token-scope'
import { Role, User } from '../accounts/user.entity'
import { staffMay, staffRoles, type StaffRoleName } from '../shared/staff-scopes'
import { createSchema } from '../schema'
import { createExecutor } from './executor'
import { createRightsCheck } from './rights'
import { declarationOf } from './operation.decorators'

const schema = createSchema(registry)
const findRefusal = createRightsCheck(schema)

type Field = GraphQLField<unknown, unknown>

/** A field, with the fields on the way to it. */
interface Nested {
  verb: string
  way: readonly Field[]
}

const DEPTH_MAX = rounds(4, 6)

/** Returns each way to a field that matches, in which no type is visited twice. */
function waysTo(matches: (field: Field) => boolean): Nested[] {
  const below = (type: GraphQLObjectType, seen: readonly GraphQLObjectType[]): Field[][] =>
    Object.values(type.getFields()).flatMap(field => {
      const inner = getNamedType(field.type)
      const ways =
        isObjectType(inner) && !seen.includes(inner) && seen.length < DEPTH_MAX
          ? below(inner, [...seen, inner]).map(way => [field, ...way])
          : []
      return matches(field) ? [[field], ...ways] : ways
    })
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }
  return Object.entries(roots).flatMap(([verb, root]) =>
    root ? below(root, [root]).map(way => ({ verb, way })) : [],
  )
}

const isGuarded = (field: Field) => {
  const { who, access } = declarationOf(field)
  return who !== 'everyone' || access !== 'open'
}

const textOf = ([field, ...others]: readonly Field[]): string => {
  if (!field) return ''
  const isLeaf = !isObjectType(getNamedType(field.type))
  return `${field.name}${isLeaf ? '' : ` { ${textOf(others) || '__typename'} }`}`
}

const TOKEN = { id: 'token' }
type Variables = Record<string, unknown>
type Caller = Parameters<typeof findRefusal>[3]
/** A visitor, a member, or staff. */
const people = [undefined, 'MEMBER', ...staffRoles] as const
type Person = (typeof people)[number]

/** Returns a caller of whom the check reads the role, the second factors and the scopes only. */
function caller(who?: Person, scopes?: TokenScope[], hasFreshProof = !scopes): Caller {
  const role = who === 'OWNER' ? Role.ADMIN : Role.MEMBER
  const secondFactors = who === 'OWNER' ? [] : ['authenticator']
  const appointedRole = who === 'MANAGER' || who === 'DESK' ? who : null
  const user = who ? Object.assign(new User(), { role, appointedRole, secondFactors }) : null
  const token = scopes ? { id: TOKEN.id, scopes } : null
  return { user, token, hasFreshProof, services: { ownerNeedsSecondFactor: false } } as Caller
}

const everyScope = Object.values(TokenScope)
const CLOSED = 'An access token cannot do this. Please sign in.'

const staffRoleOf = (who: Person): StaffRoleName | null =>
  who === undefined || who === 'MEMBER' ? null : who

const documents = new Map<string, DocumentNode>()

/** Parses an operation; many callers send the same one. */
function parsed(text: string): DocumentNode {
  const document = documents.get(text) ?? parse(text)
  documents.set(text, document)
  return document
}

function refusalOf(text: string, who: Caller, variables: Variables = {}) {
  const document = parsed(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error(text)
  return findRefusal(document, operation, variables, who)
}

const named = (ways: readonly Nested[]) =>
  ways.map(({ verb, way }) => {
    const names = way.map(({ name }) => name).join('.')
    return [names, `${verb} { ${textOf(way)} }`, way] as const
  })
const guarded = named(waysTo(isGuarded))

test('rights: fields below the root are among those that are tried', () => {
  const names = guarded.map(([name]) => name)
  expect(names).toContain('acceptOffer.person')
  expect(names).toContain('waitlistEntryDetails.bookings')
  expect(names).toContain('wave.offers')
})

test('rights: each field is refused to all but those who may select it (SEC-Z3)', () => {
  const wrong: string[] = []
  for (const [name, text, way] of guarded) {
    const allows = (person: Person) => (field: Field) => {
      const { who } = declarationOf(field)
      if (typeof who === 'object') return staffMay(staffRoleOf(person), who.staff)
      return who === 'everyone' || person !== undefined
    }
    for (const person of people) {
      const refusedAt = way.findIndex(field => !allows(person)(field)) + 1
      const refusal = refusalOf(text, caller(person))
      const code = person ? 'FORBIDDEN' : 'UNAUTHENTICATED'
      const isRight =
        (refusal?.path?.length ?? 0) === refusedAt &&
        refusal?.extensions['code'] === (refusedAt > 0 ? code : undefined)
      if (!isRight) wrong.push(`${name} for ${String(person)}`)
      // A token has at most its owner's rights, whatever its scopes.
      if (refusedAt > 0 && person && !refusalOf(text, caller(person, everyScope)))
        wrong.push(`${name} for a token of ${person}`)
    }
  }
  expect(wrong).toEqual([])
})

test('rights: each field asks a token for its scope, or is closed to tokens (SEC-K1)', () => {
  const wrong: string[] = []
  for (const [name, text, way] of guarded) {
    const needed = new Set(way.map(field => declarationOf(field).access))
    const all = refusalOf(text, caller('OWNER', everyScope))
    if (needed.has('closed') ? all?.message !== CLOSED : all !== undefined) wrong.push(name)
    for (const scope of everyScope.filter(one => needed.has(one))) {
      const without = everyScope.filter(one => one !== scope)
      const refusal = refusalOf(text, caller('OWNER', without))
      const { code, requiredScope } = refusal?.extensions ?? {}
      // A closed field above is refused first.
      if (code !== 'FORBIDDEN' || (!needed.has('closed') && requiredScope !== scope))
        wrong.push(`${name} without ${scope}`)
      const alone = refusalOf(text, caller('OWNER', [scope]))
      const isEnough = [...needed].every(one => one === scope || one === 'open')
      if (isEnough && alone) wrong.push(`${name} with ${scope} alone`)
    }
  }
  expect(wrong).toEqual([])
})

test('rights: the description of each root field says what a token needs (SEC-K1)', () => {
  const said = (field: Field) =>
    everyScope.find(one => field.description?.includes(` Access tokens need \`${one}\`.`)) ??
    (field.description?.includes(' Closed to access tokens.') ? 'closed' : 'open')
  expect(rootFields.map(field => [field.name, said(field)])).toEqual(
    rootFields.map(field => [field.name, declarationOf(field).access]),
  )
})

test('rights: each field of the team is refused to staff without a second factor (SEC-A26)', () => {
  const wrong: string[] = []
  for (const [name, text, way] of guarded) {
    const firstOfTeam = way.findIndex(field => typeof declarationOf(field).who === 'object') + 1
    if (firstOfTeam === 0) continue
    const without = (
      who: StaffRoleName,
      ownerNeedsSecondFactor: boolean,
      scopes?: TokenScope[],
    ) => {
      const one = caller(who, scopes)
      if (one.user) one.user.secondFactors = []
      return refusalOf(text, { ...one, services: { ownerNeedsSecondFactor } })
    }
    for (const who of ['MANAGER', 'DESK'] as const) {
      const refusal = without(who, false)
      const isRefused =
        refusal?.path?.length === firstOfTeam && refusal.extensions['code'] === 'FORBIDDEN'
      if (!isRefused || !without(who, false, everyScope)) wrong.push(`${name} for ${who}`)
    }
    if (without('OWNER', false)) wrong.push(`${name} for the owner`)
    const { code, needsSecondFactor } = without('OWNER', true)?.extensions ?? {}
    if (code !== 'FORBIDDEN' || needsSecondFactor !== true)
      wrong.push(`${name} for the owner who needs one`)
  }
  expect(wrong).toEqual([])
})

/** The root fields. */
const rootFields = [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
].flatMap(root => Object.values(root?.getFields() ?? {}))

test('rights: these operations need a fresh proof, and are closed to tokens (SEC-A13)', () => {
  const needing = rootFields.filter(field => declarationOf(field).freshProof)
  expect(needing.map(({ name }) => name).sort()).toEqual(
    wordsOf(`
    addPasskey confirmAuthenticator createApiToken createWebhookEndpoint deleteMyAccount
    deleteWebhookEndpoint endStaff forgetAddress forgetPerson inviteStaff myData
    removeAuthenticator removePasskey renewRecoveryCodes resetSecondFactor revokeStaffInvitation
    rotateApiToken rotateWebhookSecret setStaffRole startAuthenticator startPasskey
    updateWebhookEndpoint`),
  )
  for (const field of needing) {
    const { access, errors } = declarationOf(field)
    expect([access, errors.includes('FRESH_PROOF_REQUIRED')]).toEqual(['closed', true])
    expect(field.description).toContain('Needs a fresh proof of identity.')
    const isQuery = field.name in (schema.getQueryType()?.getFields() ?? {})
    const text = `${isQuery ? 'query' : 'mutation'} { ${textOf([field])} }`
    expect(refusalOf(text, caller('OWNER'))).toBeUndefined()
    const stale = refusalOf(text, caller('OWNER', undefined, false))
    expect(stale?.extensions['code']).toBe('FRESH_PROOF_REQUIRED')
    const token = refusalOf(text, caller('OWNER', Object.values(TokenScope)))
    expect(token?.extensions['code']).toBe('FORBIDDEN')
  }
})

/** Returns the words of a text. */
const wordsOf = (text: string) => text.trim().split(/\s+/)

/** Returns the root fields of the team that this role may call. */
function callableBy(role: StaffRoleName): string[] {
  return rootFields
    .filter(field => {
      const { who } = declarationOf(field)
      return typeof who === 'object' && staffMay(role, who.staff)
    })
    .map(({ name }) => name)
    .sort()
}

test('rights: the desk may call these operations of the team, and no other (ACCOUNT-32)', () => {
  expect(callableBy('DESK')).toEqual(
    wordsOf(`
    accounts blocks bookForMember cancelForMember changeGuests charges chargesChanged checkIn
    clubTime courtClosure courtClosures courtSchedule courtScheduleChanged courtUse createNote
    deleteNote dues markNoShow membershipEnd memberships moveForMember openPlayVisitors owedBy
    people person planChangeOf planHistoryOf releaseCourt reopenCharge reopenDue setPlayerArrived
    setTeamDigest settleCharge settleDue settleOwed siteNotices till today undoCheckIn undoNoShow
    updateNote waitlist waitlistEntryChanged waitlistEntryDetails waiveCharge waiveDue`),
  )
})

test('rights: managers may call all operations of the team but these (ACCOUNT-32)', () => {
  const managers = new Set(callableBy('MANAGER'))
  expect(callableBy('OWNER').filter(name => !managers.has(name))).toEqual(
    wordsOf(`
    createWebhookEndpoint deleteWebhookEndpoint endStaff forgetAddress forgetPerson forgetPreview
    inviteStaff redeliverWebhook resetSecondFactor revokeStaffInvitation rotateWebhookSecret
    setLaunchPhase setStaffRole staff testWebhook updateWebhookEndpoint webhookDeliveries
    webhookEndpoints`),
  )
})

test('rights: people whom a call could not tell are refused to members, below what they read too', () => {
  const toNotTold = named(waysTo(({ type }) => getNamedType(type).name === 'NotTold'))
  const read = ['endMembership', 'leaveWaitlist', 'myOffer', 'sendWave'].map(it => `${it}.notTold`)
  expect(toNotTold.map(([name]) => name)).toEqual(expect.arrayContaining(read))
  for (const [name, text] of toNotTold) {
    const code = refusalOf(text, caller('MEMBER'))?.extensions['code']
    expect([name, code, refusalOf(text, caller('OWNER'))]).toEqual([name, 'FORBIDDEN', undefined])
  }
})

test.each<[how: string, text: string, variables?: Variables]>([
  ['a fragment', '{ myOffer { ...F } } fragment F on Offer { entry { id } }'],
  [
    'fragments in fragments',
    '{ ...Q } fragment Q on Query { myOffer { ...F } } fragment F on Offer { entry { id } }',
  ],
  ['an inline fragment', '{ myOffer { ... on Offer { ... { entry { id } } } } }'],
  ['an alias', '{ offer: myOffer { id: entry { id } } }'],
  ['a field beside it', '{ me { id } myOffer { id entry { id } } }'],
  [
    'a later operation’s fragment',
    '{ ...F } fragment F on Query { me { id } ...G } fragment G on Query { waitlist { totalCount } }',
  ],
  ['a condition that holds', '{ myOffer { entry @include(if: true) { id } } }'],
  [
    'a variable that holds',
    'query ($a: Boolean!) { myOffer { entry @include(if: $a) { id } } }',
    { a: true },
  ],
  [
    'a default that holds',
    'query ($a: Boolean = true) { myOffer { entry @include(if: $a) { id } } }',
  ],
  [
    'the second of two',
    '{ myOffer { ...F @skip(if: true) ...F } } fragment F on Offer { entry { id } }',
  ],
  [
    'an invalid variable',
    'query ($a: Boolean!) { myOffer { entry @include(if: $a) { id } } }',
    { a: 'no' },
  ],
])('rights: a field is found by %s', (_, text, variables = {}) => {
  expect(refusalOf(text, caller('MEMBER'), variables)).toMatchObject({
    extensions: { code: 'FORBIDDEN' },
  })
  expect(refusalOf(text, caller('OWNER'), variables)).toBeUndefined()
})

test.each<[directives: string, variables?: Variables]>([
  ['@skip(if: true)'],
  ['@include(if: false)'],
  ['@skip(if: $a)', { a: true }],
  ['@include(if: $a)', { a: false }],
  ['@skip(if: $yes)'],
  ['@skip(if: $a) @include(if: $yes)', { a: true }],
])('rights: a field that is left out needs none: %s', (directives, variables = {}) => {
  const head = 'query ($a: Boolean! = false, $yes: Boolean! = true)'
  const field = `${head} { myOffer { id entry ${directives} { id } } }`
  const around = `${head} { myOffer { id ... ${directives} { entry { id } } } }`
  const spread = `${head} { myOffer { id } ...F ${directives} } fragment F on Query { waitlist { totalCount } }`
  for (const text of [field, around, spread])
    expect(refusalOf(text, caller('MEMBER'), variables)).toBeUndefined()
})

test('rights: a refused subscription does not begin', async () => {
  const subscribe = jest.fn()
  const guarded = {
    type: GraphQLString,
    extensions: { declaration: { who: { staff: 'DAY_READ' }, access: 'open' } },
  }
  const inner = new GraphQLObjectType({ name: 'Inner', fields: { guarded } })
  const fields = { changed: { type: inner, subscribe } }
  const small = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { inner: { type: inner } } }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields }),
  })
  const document = parse('subscription { changed { guarded } }')
  const operation = { document, contextValue: caller('MEMBER') }
  const result = await createExecutor(small).subscribe(operation)
  expect(result).toMatchObject({
    errors: [{ path: ['changed', 'guarded'], extensions: { code: 'FORBIDDEN' } }],
  })
  expect(subscribe).not.toHaveBeenCalled()
})
