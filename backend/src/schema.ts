import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql'
import { AuditResolver } from './audit/audit.resolver'
import { AuthResolver } from './auth/auth.resolver'
import { BookingsResolver } from './bookings/bookings.resolver'
import { ContactResolver } from './contact/contact.resolver'
import { authorize } from './context'
import { sealCursors } from './cursors'
import { readNullsAsDefaults } from './default-values'
import { nameAllowedValues } from './enum-values'
import { MembersResolver } from './members/members.resolver'
import { NewsletterResolver } from './newsletter/newsletter.resolver'
import { NotesResolver } from './notes/notes.resolver'
import { SurveyResultsResolver } from './surveys/survey-results.resolver'
import { SurveyListsResolver } from './surveys/survey-lists.resolver'
import { SurveysResolver } from './surveys/surveys.resolver'
import { VersionResolver } from './version/version.resolver'
import { WaitlistDetailsResolver } from './waitlist/waitlist-details.resolver'
import { WaitlistStatisticsResolver } from './waitlist/waitlist-statistics.resolver'
import { WaitlistResolver } from './waitlist/waitlist.resolver'

const resolvers: BuildSchemaOptions['resolvers'] = [
  AuditResolver,
  AuthResolver,
  BookingsResolver,
  ContactResolver,
  MembersResolver,
  NewsletterResolver,
  NotesResolver,
  SurveyListsResolver,
  SurveyResultsResolver,
  SurveysResolver,
  VersionResolver,
  WaitlistDetailsResolver,
  WaitlistResolver,
  WaitlistStatisticsResolver,
]

/** The executable schema. class-validator's report must not carry the input: it may hold a password. */
/** TypeGraphQL asks for one; ours belongs to a server, not to the schema, and is in the context. */
const pubSub: BuildSchemaOptions['pubSub'] = {
  publish: notHere,
  subscribe: notHere,
}

function notHere(): never {
  throw new Error('changes are announced with NOTIFY')
}

export function createSchema(emitSchemaFile?: BuildSchemaOptions['emitSchemaFile']): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    authChecker: authorize,
    pubSub,
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
    ...(emitSchemaFile && { emitSchemaFile }),
  })
  return nameAllowedValues(readNullsAsDefaults(sealCursors(schema)))
}
