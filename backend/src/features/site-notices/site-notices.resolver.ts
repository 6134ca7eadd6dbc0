import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import {
  MemberQuery,
  PublicQuery,
  TeamMutation,
  TeamQuery,
} from '../../graphql/operation.decorators'
import { TeamPageArgs } from '../../pagination/connection'
import { getShownNotices } from './known-notices.service'
import { SiteNotice } from './site-notice.entity'
import { SiteNoticeState } from './site-notice.options'
import {
  CreateSiteNoticeInput,
  EndSiteNoticeInput,
  RemoveSiteNoticeInput,
  UpdateSiteNoticeInput,
} from './site-notices.inputs'
import {
  createSiteNotice,
  endSiteNotice,
  listSiteNotices,
  removeSiteNotice,
  stateOf,
  updateSiteNotice,
} from './site-notices.service'
import { ShownSiteNotice, SiteNoticeConnection } from './site-notices.types'

const WRITE = { staff: 'NOTICES_WRITE', scope: 'CLUB_WRITE' } as const

@Resolver(() => SiteNotice)
export class SiteNoticesResolver {
  @PublicQuery(() => ShownSiteNotice, {
    nullable: true,
    scope: 'open',
    description: 'The line that all pages show now; null without one.',
  })
  async siteNotice(@Ctx() context: Context): Promise<ShownSiteNotice | null> {
    return (await getShownNotices(context.now())).others ?? null
  }

  @MemberQuery(() => ShownSiteNotice, {
    nullable: true,
    scope: 'PROFILE_READ',
    description: 'The line that the pages for members show now; null without one.',
  })
  async memberSiteNotice(@Ctx() context: Context): Promise<ShownSiteNotice | null> {
    return (await getShownNotices(context.now())).members ?? null
  }

  @TeamQuery(() => SiteNoticeConnection, {
    staff: 'NOTICES_READ',
    scope: 'CLUB_READ',
    description:
      'The lines above the site’s pages, the one that begins last first. A line is kept for 90 days after its end.',
    errors: ['BAD_USER_INPUT'],
  })
  siteNotices(@Args() page: TeamPageArgs) {
    return listSiteNotices(page)
  }

  @FieldResolver(() => SiteNoticeState, { description: 'Whether it is on.' })
  state(@Root() notice: SiteNotice, @Ctx() context: Context): SiteNoticeState {
    return stateOf(notice, context.now())
  }

  @TeamMutation(() => SiteNotice, {
    ...WRITE,
    description:
      'Writes a line above the site’s pages and records that in the audit log. The pages show it within a second.',
    errors: ['BAD_USER_INPUT'],
  })
  createSiteNotice(
    @Arg('input', { description: 'The line and its time.' }) input: CreateSiteNoticeInput,
    @Ctx() context: Context,
  ): Promise<SiteNotice> {
    return createSiteNotice(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => SiteNotice, {
    ...WRITE,
    description:
      'Changes a line that has not ended and records that in the audit log. Who has dismissed it sees it again if its text changes.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it has ended or follows a closure'],
  })
  updateSiteNotice(
    @Arg('input', { description: 'The change.' }) input: UpdateSiteNoticeInput,
    @Ctx() context: Context,
  ): Promise<SiteNotice> {
    return updateSiteNotice(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => SiteNotice, {
    ...WRITE,
    description: 'Ends a line now and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'CONFLICT if it has ended, has not begun or follows a closure',
    ],
  })
  endSiteNotice(
    @Arg('input', { description: 'The line.' }) { id }: EndSiteNoticeInput,
    @Ctx() context: Context,
  ): Promise<SiteNotice> {
    return endSiteNotice(context.services, requireUser(context), id, context.now())
  }

  @TeamMutation(() => ID, {
    ...WRITE,
    description: 'Removes a line, records that in the audit log and returns the line’s id.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it follows a closure'],
  })
  async removeSiteNotice(
    @Arg('input', { description: 'The line.' }) { id }: RemoveSiteNoticeInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return (await removeSiteNotice(context.services, requireUser(context), id)).id
  }
}
