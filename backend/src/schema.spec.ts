import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
  type GraphQLInputObjectType,
} from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import { registry } from '../test/registry'
import { declarationOf } from './graphql/operation.decorators'
import { describeRootTypes } from './graphql/root-types'
import { createSchema } from './schema'

const schema = createSchema(registry)

test('schema: schema.graphql equals the schema of the resolvers', () => {
  const committed = readFileSync(resolve(__dirname, '../../schema.graphql'), 'utf8')
  expect(committed).toContain(printSchema(lexicographicSortSchema(schema)))
})

test('schema: only these root fields are open to everyone', () => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  const fields = roots.flatMap(root => Object.values(root?.getFields() ?? {}))
  const open = fields
    .filter(field => declarationOf(field).who === 'everyone')
    .map(({ name }) => name)
  expect(open.sort()).toEqual([
    'calendar',
    'confirmEmail',
    'confirmNewsletter',
    'declineOfferByLink',
    'finishPasskeySignIn',
    'finishSignIn',
    'keepMyAccount',
    'launch',
    'leaveNewsletter',
    'login',
    'logout',
    'me',
    'register',
    'requestPasswordReset',
    'resetPassword',
    'schemaVersion',
    'sendsMail',
    'siteNotice',
    'startPasskeySignIn',
    'submitAmenitiesSurvey',
    'submitContact',
    'submitGeneralSurvey',
    'submitLocationSurvey',
    'submitMemberSurvey',
    'submitPricingSurvey',
    'subscribeNewsletter',
    'undoEmailChange',
    'waitlistStats',
  ])
})

test('schema: an operation that does not say who may call it is refused', () => {
  const fields = { undeclared: { type: GraphQLString } }
  const query = new GraphQLObjectType({ name: 'Query', fields })
  expect(() => describeRootTypes(new GraphQLSchema({ query }))).toThrow('undeclared')
})

test('schema: no property of an object type has a middleware, because simpleResolvers would skip it', () => {
  const { objectTypes, middlewares } = getMetadataStorage()
  const types = new Set<unknown>(objectTypes.map(({ target }) => target))
  expect(objectTypes.filter(({ simpleResolvers }) => simpleResolvers !== true)).toEqual([])
  expect(middlewares.filter(({ target }) => types.has(target))).toEqual([])
})

test('schema: there is no interface and no union, whose fields no check of rights reads', () => {
  expect(Object.values(schema.getTypeMap()).filter(isAbstractType)).toEqual([])
})

test('schema: no input type contains itself, because compiling a variable of it takes seconds', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
  expect(inputs.filter(type => inputsIn(type).has(type)).map(({ name }) => name)).toEqual([])
})

/** Returns the input types that an input type contains, directly or through others. */
function inputsIn(type: GraphQLInputObjectType, found = new Set<GraphQLInputObjectType>()) {
  for (const field of Object.values(type.getFields())) {
    const inner = getNamedType(field.type)
    if (!isInputObjectType(inner) || found.has(inner)) continue
    found.add(inner)
    inputsIn(inner, found)
  }
  return found
}

test('schema: a root field that may fail is nullable, so that the other fields are returned', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {})
  const mayFail = [...mutations, ...queries.filter(field => declarationOf(field).errors.length > 0)]
  expect(mayFail.length).toBeGreaterThan(mutations.length)
  expect(mayFail.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([])
})

test('schema: every type, field, argument and enum value has a description', () => {
  const missing: string[] = []
  const check = (name: string, described: { description?: string | null }) => {
    if (!described.description) missing.push(name)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue
    check(type.name, type)
    if (isEnumType(type))
      for (const value of type.getValues()) check(`${type.name}.${value.name}`, value)
    if (!isObjectType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field)
      if ('args' in field)
        for (const arg of field.args) check(`${type.name}.${field.name}(${arg.name})`, arg)
    }
  }
  expect(missing).toEqual([])
})

test('schema: every argument and input field with a default is nullable', () => {
  const strict: string[] = []
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || (!isObjectType(type) && !isInputObjectType(type))) continue
    for (const field of Object.values(type.getFields()))
      for (const slot of 'args' in field ? field.args : [field])
        if (slot.defaultValue !== undefined && isNonNullType(slot.type))
          strict.push(`${type.name}.${field.name} ${slot.name}`)
  }
  expect(strict).toEqual([])
})

test('schema: no description cites docs/decisions, which integrators do not have', () => {
  expect(printSchema(schema)).not.toMatch(
    /\b(?:SPEC|ACCOUNT|WAITLIST|PAGE|API|FORM|MAIL|OPS|PERF|ADR|SEC)-[A-Z]?\d/,
  )
})

test('schema: no output type has a secret (SEC-Z2)', () => {
  const outputs = Object.values(schema.getTypeMap()).filter(isObjectType)
  // Operations, and the secret of a webhook that two of them return once, when it is created.
  const allowed = [
    ...['requestPasswordReset', 'resetPassword', 'changePassword', 'rotateWebhookSecret', 'secret'],
    // They return no id of a session, but a hash of it.
    ...['mySessions', 'endSession', 'endOtherSessions'],
  ]
  const names = outputs
    .flatMap(type => Object.keys(type.getFields()))
    .filter(name => !allowed.includes(name))
  expect(names.filter(name => /password|hash|salt|secret|sess/i.test(name))).toEqual([])
})
