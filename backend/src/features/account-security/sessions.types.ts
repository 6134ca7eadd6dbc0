import { Field, ID, ObjectType } from 'type-graphql'
import type { ListedSession } from '../../accounts/session-list'

@ObjectType({
  simpleResolvers: true,
  description:
    'A browser or a program in which the person is signed in. Access tokens are not sessions.',
})
export class AccountSession implements ListedSession {
  @Field(() => ID, {
    description: 'A UUID. It names the session and gives no access to it; a new cookie changes it.',
  })
  id: string

  @Field(() => String, {
    nullable: true,
    description: 'The browser, such as `Firefox`; null if it is unknown.',
  })
  browser: string | null

  @Field(() => String, {
    nullable: true,
    description: 'The system, such as `Windows`; null if it is unknown.',
  })
  system: string | null

  @Field(() => Date, { description: 'When the person signed in, as an ISO 8601 instant (UTC).' })
  startedAt: Date

  @Field(() => Date, {
    description: 'When it was last used, as an ISO 8601 instant (UTC); recorded once in 5 minutes.',
  })
  lastUsedAt: Date

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  isCurrent: boolean
}
