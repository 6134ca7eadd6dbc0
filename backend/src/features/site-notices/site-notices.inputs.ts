import { GraphQLLocalTime } from 'graphql-scalars'
import { LocalDate } from '../../graphql/local-date'
import { Field, InputType } from 'type-graphql'
import { IdField } from '../../core/id-field.decorator'
import { Satisfies } from '../../core/satisfies.decorator'
import { siteNoticeText } from '../../shared/site-notice-rules'
import { SiteNoticePlace, SiteNoticeTone } from './site-notice.options'

@InputType({ description: 'A line above the site’s pages. Its times are those of New York.' })
export class CreateSiteNoticeInput {
  @Field(() => String, { description: 'The line; 1 to 140 characters, without line breaks.' })
  @Satisfies(siteNoticeText)
  text: string

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which it begins, as YYYY-MM-DD; null, as for the time, is now.',
  })
  startDate?: string | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description: 'The time at which it begins, as HH:MM; needed with `startDate`.',
  })
  startTime?: string | null

  @Field(() => LocalDate, { description: 'The day on which it ends, as YYYY-MM-DD.' })
  endDate: string

  @Field(() => GraphQLLocalTime, { description: 'The time at which it ends, as HH:MM.' })
  endTime: string

  @Field(() => SiteNoticePlace, { description: 'The pages that show it.' })
  place: SiteNoticePlace

  @Field(() => SiteNoticeTone, { description: 'How it looks.' })
  tone: SiteNoticeTone
}

@InputType({
  description:
    'What changes about a line. What is missing or null stays as it is; a day needs its time.',
})
export class UpdateSiteNoticeInput {
  @IdField({ description: 'The line’s UUID.' })
  id: string

  @Field(() => String, {
    nullable: true,
    description: 'The line; 1 to 140 characters, without line breaks.',
  })
  @Satisfies(siteNoticeText)
  text?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which it begins in New York, as YYYY-MM-DD.',
  })
  startDate?: string | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description: 'The time at which it begins in New York, as HH:MM.',
  })
  startTime?: string | null

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which it ends in New York, as YYYY-MM-DD.',
  })
  endDate?: string | null

  @Field(() => GraphQLLocalTime, {
    nullable: true,
    description: 'The time at which it ends in New York, as HH:MM.',
  })
  endTime?: string | null

  @Field(() => SiteNoticePlace, { nullable: true, description: 'The pages that show it.' })
  place?: SiteNoticePlace | null

  @Field(() => SiteNoticeTone, { nullable: true, description: 'How it looks.' })
  tone?: SiteNoticeTone | null
}

@InputType({ description: 'A line that ends now.' })
export class EndSiteNoticeInput {
  @IdField({ description: 'The line’s UUID.' })
  id: string
}

@InputType({ description: 'A line that is removed.' })
export class RemoveSiteNoticeInput {
  @IdField({ description: 'The line’s UUID.' })
  id: string
}
