import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type BuildSchemaOptions, type ClassType } from 'type-graphql'
import type { Registry } from './features/registry'
import { sealCursors } from './graphql/cursors'
import { DateTime } from './graphql/date-time'
import { readNullsAsDefaults } from './graphql/default-values'
import { extendOpenEnums, reportAllowedValues } from './graphql/enum-values'
import { describeRootTypes } from './graphql/root-types'
import { validateArgument } from './graphql/validate-argument'

/** TypeGraphQL requires a pubSub, but notifications belong to a server and are in the context. */
const pubSub: BuildSchemaOptions['pubSub'] = { publish: refusePubSub, subscribe: refusePubSub }

function refusePubSub(): never {
  throw new Error('changes are announced with NOTIFY')
}

/** Creates the executable schema. */
export function createSchema({
  resolvers,
  auditActions,
  mails,
  webhookEvents,
}: Registry): GraphQLSchema {
  const declared = buildSchemaSync({
    resolvers: requireSome(resolvers),
    pubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validateFn: validateArgument,
    // Apollo Server validates the whole schema; TypeGraphQL would do it by introspection, which is slow.
    skipCheck: true,
  })
  const schema = extendOpenEnums(declared, {
    AuditAction: auditActions,
    MailTemplate: mails,
    WebhookEventType: webhookEvents,
  })
  return describeRootTypes(reportAllowedValues(readNullsAsDefaults(sealCursors(schema))))
}

/** Returns the resolvers with the non-empty type that TypeGraphQL requires. */
function requireSome([first, ...others]: readonly ClassType[]): [ClassType, ...ClassType[]] {
  if (!first) throw new Error('a schema needs resolvers')
  return [first, ...others]
}
