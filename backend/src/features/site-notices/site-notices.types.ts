import { Field, ID, ObjectType } from 'type-graphql'
import { createConnectionType } from '../../pagination/connection'
import { SiteNotice } from './site-notice.entity'
import { SiteNoticeTone } from './site-notice.options'

export const { Connection: SiteNoticeConnection } = createConnectionType(SiteNotice, 'SiteNotice')

@ObjectType({
  simpleResolvers: true,
  description: 'The line above the site’s pages, as its readers see it.',
})
export class ShownSiteNotice {
  @Field(() => ID, { description: 'The line’s UUID.' })
  id: string

  @Field(() => String, { description: 'The line; 1 to 140 characters.' })
  text: string

  @Field(() => SiteNoticeTone, { description: 'How it looks.' })
  tone: SiteNoticeTone

  @Field(() => Date, { description: 'When it began, as an ISO 8601 instant (UTC).' })
  startsAt: Date

  @Field(() => Date, { description: 'When it ends, as an ISO 8601 instant (UTC).' })
  endsAt: Date
}
