import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql'
import { AuthResolver } from './auth/auth.resolver'
import { ContactResolver } from './contact/contact.resolver'
import { authorize } from './context'
import { NewsletterResolver } from './newsletter/newsletter.resolver'
import { WaitlistResolver } from './waitlist/waitlist.resolver'

const resolvers: BuildSchemaOptions['resolvers'] = [
  AuthResolver,
  ContactResolver,
  NewsletterResolver,
  WaitlistResolver,
]

/** The executable schema. class-validator's report must not carry the input: it may hold a password. */
export function createSchema(emitSchemaFile?: BuildSchemaOptions['emitSchemaFile']): GraphQLSchema {
  return buildSchemaSync({
    resolvers,
    authChecker: authorize,
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
    ...(emitSchemaFile && { emitSchemaFile }),
  })
}
