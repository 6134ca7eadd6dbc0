import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql'
import { AuditResolver } from './audit/audit.resolver'
import { AuthResolver } from './auth/auth.resolver'
import { BookingsResolver } from './bookings/bookings.resolver'
import { ContactResolver } from './contact/contact.resolver'
import { authorize } from './context'
import { MembersResolver } from './members/members.resolver'
import { NewsletterResolver } from './newsletter/newsletter.resolver'
import { SurveyListsResolver } from './surveys/survey-lists.resolver'
import { SurveysResolver } from './surveys/surveys.resolver'
import { VersionResolver } from './version/version.resolver'
import { WaitlistResolver } from './waitlist/waitlist.resolver'

const resolvers: BuildSchemaOptions['resolvers'] = [
  AuditResolver,
  AuthResolver,
  BookingsResolver,
  ContactResolver,
  MembersResolver,
  NewsletterResolver,
  SurveyListsResolver,
  SurveysResolver,
  VersionResolver,
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
