import { Arg, Ctx, Resolver } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { Limited } from '../../graphql/limited.decorator'
import { MemberMutation, MemberQuery, TeamMutation } from '../../graphql/operation.decorators'
import { NEWSLETTER } from '../../http/rate-limits'
import {
  findMailPreferences,
  setNewsletter,
  setPlacesMail,
  setReminders,
  setTeamDigest,
} from './mail-preferences.service'
import { MailPreferences } from './mail-preferences.types'
import {
  SetNewsletterInput,
  SetPlacesMailInput,
  SetRemindersInput,
  SetTeamDigestInput,
} from './newsletter.inputs'

@Resolver()
export class MailPreferencesResolver {
  @MemberQuery(() => MailPreferences, {
    scope: 'PROFILE_READ',
    description: 'Which mails the caller wants, of those that can be left.',
  })
  mailPreferences(@Ctx() context: Context): Promise<MailPreferences> {
    return findMailPreferences(requireUser(context))
  }

  @MemberMutation(() => MailPreferences, {
    scope: 'PROFILE_WRITE',
    description:
      'Puts the caller’s address on the newsletter’s list, or takes it off. A confirmed address is on the list at once. Another one is mailed a link to confirm, at most once in 24 hours.',
    errors: ['BAD_USER_INPUT', 'RATE_LIMITED'],
  })
  @Limited(NEWSLETTER)
  setNewsletter(
    @Arg('input', { description: 'Whether the caller wants it.' }) { wanted }: SetNewsletterInput,
    @Ctx() context: Context,
  ): Promise<MailPreferences> {
    const { services, now } = context
    return setNewsletter(services, requireUser(context), { wanted, now: now() })
  }

  @MemberMutation(() => MailPreferences, {
    scope: 'PROFILE_WRITE',
    description: 'Switches the mails before the caller’s bookings on or off.',
    errors: ['BAD_USER_INPUT'],
  })
  setReminders(
    @Arg('input', { description: 'Which ones the caller wants.' }) input: SetRemindersInput,
    @Ctx() context: Context,
  ): Promise<MailPreferences> {
    return setReminders(requireUser(context), input)
  }

  @TeamMutation(() => MailPreferences, {
    staff: 'DAY_READ',
    scope: 'PROFILE_WRITE',
    description: 'Switches the team’s mail of each workday on or off for the caller.',
    errors: ['BAD_USER_INPUT'],
  })
  setTeamDigest(
    @Arg('input', { description: 'Whether the caller wants it.' }) { wanted }: SetTeamDigestInput,
    @Ctx() context: Context,
  ): Promise<MailPreferences> {
    return setTeamDigest(requireUser(context), wanted)
  }

  @MemberMutation(() => MailPreferences, {
    scope: 'PROFILE_WRITE',
    description:
      'Asks for one mail when the waitlist has places again, or takes that back. The mail comes from 8 AM on in New York and holds no place.',
    errors: [
      'BAD_USER_INPUT',
      'FORBIDDEN for the team',
      'CONFLICT if there are places now, or the caller has one',
    ],
  })
  setPlacesMail(
    @Arg('input', { description: 'Whether the caller wants it.' }) { wanted }: SetPlacesMailInput,
    @Ctx() context: Context,
  ): Promise<MailPreferences> {
    return setPlacesMail(requireUser(context), { wanted, now: context.now() })
  }
}
