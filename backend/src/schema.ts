import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync, type BuildSchemaOptions } from 'type-graphql'
import { AuditResolver } from './features/audit/audit.resolver'
import { AuthResolver } from './features/auth/auth.resolver'
import { BookingsResolver } from './features/bookings/bookings.resolver'
import { EmailConfirmationResolver } from './features/auth/email-confirmation.resolver'
import { PasswordResetResolver } from './features/auth/password-reset.resolver'
import { ContactResolver } from './features/contact/contact.resolver'
import { authorize } from './graphql/context'
import { sealCursors } from './graphql/cursors'
import { DateTime } from './graphql/date-time'
import { readNullsAsDefaults } from './graphql/default-values'
import { reportAllowedValues } from './graphql/enum-values'
import { MailResolver } from './features/mail/mail.resolver'
import { SendsMailResolver } from './features/mail/sends-mail.resolver'
import { MembersResolver } from './features/members/members.resolver'
import { NewsletterResolver } from './features/newsletter/newsletter.resolver'
import { NotesResolver } from './features/notes/notes.resolver'
import { SurveyResultsResolver } from './features/surveys/survey-results.resolver'
import { SurveyListsResolver } from './features/surveys/survey-lists.resolver'
import { SurveysResolver } from './features/surveys/surveys.resolver'
import { VersionResolver } from './features/version/version.resolver'
import { WaitlistDetailsResolver } from './features/waitlist/waitlist-details.resolver'
import { WaitlistStatisticsResolver } from './features/waitlist/waitlist-statistics.resolver'
import { WaitlistResolver } from './features/waitlist/waitlist.resolver'

const resolvers: BuildSchemaOptions['resolvers'] = [
  AuditResolver,
  AuthResolver,
  BookingsResolver,
  ContactResolver,
  MailResolver,
  EmailConfirmationResolver,
  MembersResolver,
  NewsletterResolver,
  NotesResolver,
  PasswordResetResolver,
  SendsMailResolver,
  SurveyListsResolver,
  SurveyResultsResolver,
  SurveysResolver,
  VersionResolver,
  WaitlistDetailsResolver,
  WaitlistResolver,
  WaitlistStatisticsResolver,
]

/** TypeGraphQL asks for one; ours belongs to a server, not to the schema, and is in the context. */
const pubSub: BuildSchemaOptions['pubSub'] = { publish: refusePubSub, subscribe: refusePubSub }

function refusePubSub(): never {
  throw new Error('changes are announced with NOTIFY')
}

/** The executable schema. class-validator's report must not carry the input: it may hold a password. */
export function createSchema(emitSchemaFile?: BuildSchemaOptions['emitSchemaFile']): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    authChecker: authorize,
    pubSub,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    validate: { forbidUnknownValues: false, validationError: { target: false, value: false } },
    ...(emitSchemaFile && { emitSchemaFile }),
  })
  return reportAllowedValues(readNullsAsDefaults(sealCursors(schema)))
}
