import { defineEnum, type EnumValue } from '../../core/define-enum'

export const LetterKind = defineEnum('LetterKind', 'Whether a letter can be left.', {
  notice: 'What its readers must know. It cannot be left, and says why.',
  news: 'Goes only to addresses on the newsletter’s list; each can leave it with one click.',
})
export type LetterKind = EnumValue<typeof LetterKind>

export const LetterState = defineEnum('LetterState', 'The state of a letter.', {
  draft: 'Is being written.',
  scheduled: 'Begins to be sent at `sendAt`.',
  sending: 'Its recipients are chosen, and their mails are being sent.',
  sent: 'No mail of it waits any more.',
  cancelled: 'Was cancelled; mails that had not gone by then were dropped.',
})
export type LetterState = EnumValue<typeof LetterState>

export const LetterAudienceKind = defineEnum('LetterAudienceKind', 'Whom a letter is for.', {
  members: 'Everybody with a membership in force.',
  booked: 'Members with a booking on the days from `from` to `until`.',
  offered: 'Whom wave `waveId` has offered a membership, by `answer` if that is set.',
  waiting:
    'Who waits on the waitlist, with numbers from `firstPosition` to `lastPosition`, by `confirmed` if that is set.',
  newsletter: 'The confirmed addresses of the newsletter. They get news only.',
  person: 'The person with the account `userId`.',
  staff: 'Everybody with a staff role.',
})
export type LetterAudienceKind = EnumValue<typeof LetterAudienceKind>

export const UnreachableReason = defineEnum(
  'UnreachableReason',
  'Why a letter does not go to somebody of its audience.',
  {
    undeliverable: 'A mail server has refused the address.',
    not_asked: 'The letter is news, and the address is not on the newsletter’s list.',
  },
)
export type UnreachableReason = EnumValue<typeof UnreachableReason>
