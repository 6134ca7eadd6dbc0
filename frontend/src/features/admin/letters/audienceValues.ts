import type {
  LetterAudienceInput,
  LetterRowFragment,
  OfferState,
} from '../../../api/operationTypes'
import { lettersTexts } from '../../../content/admin/letters'
import { clubDate } from '../../../format/daysInWords'

type Audience = LetterRowFragment['audiences'][number]

/** An audience as the form has it: an empty text is a missing value. */
export interface AudienceValues {
  kind: Audience['kind']
  from: string
  until: string
  waveId: string
  answer: OfferState | ''
  firstPosition: string
  lastPosition: string
  confirmed: '' | 'yes' | 'no'
  userId: string
}

export const blankAudience: AudienceValues = {
  kind: 'members',
  from: '',
  until: '',
  waveId: '',
  answer: '',
  firstPosition: '',
  lastPosition: '',
  confirmed: '',
  userId: '',
}

const CONFIRMED = { yes: true, no: false, '': null } as const

const toNumber = (text: string) => (text.trim() === '' ? null : Number(text))

/** Returns the audience as the API takes it, with the values of its kind: the form shows no others. */
export function audienceInput(values: AudienceValues): LetterAudienceInput {
  const { kind } = values
  const valueOf = <Value extends string>(of: Audience['kind'], value: Value) =>
    kind === of ? value : ''
  return {
    kind,
    from: valueOf('booked', values.from) || null,
    until: valueOf('booked', values.until) || null,
    waveId: valueOf('offered', values.waveId) || null,
    answer: valueOf('offered', values.answer) || null,
    firstPosition: toNumber(valueOf('waiting', values.firstPosition)),
    lastPosition: toNumber(valueOf('waiting', values.lastPosition)),
    confirmed: CONFIRMED[valueOf('waiting', values.confirmed)],
    userId: valueOf('person', values.userId) || null,
  }
}

/** Returns the audience of the API as the form has it. */
export const audienceValues = (audience: Audience): AudienceValues => ({
  kind: audience.kind,
  from: audience.from ?? '',
  until: audience.until ?? '',
  waveId: audience.waveId ?? '',
  answer: audience.answer ?? '',
  firstPosition: audience.firstPosition?.toString() ?? '',
  lastPosition: audience.lastPosition?.toString() ?? '',
  confirmed: audience.confirmed === null ? '' : audience.confirmed ? 'yes' : 'no',
  userId: audience.userId ?? '',
})

/** Returns a letter's audiences as the API takes them. */
export const audienceInputs = (audiences: readonly Audience[]): LetterAudienceInput[] =>
  audiences.map(audience => audienceInput(audienceValues(audience)))

const { inWords, audiences: names, answers } = lettersTexts

/** Returns whom an audience is, in words. */
function oneInWords(audience: Audience): string {
  const { kind, from, until, answer, firstPosition, lastPosition, confirmed } = audience
  if (kind === 'booked' && from && until) return inWords.booked(clubDate(from), clubDate(until))
  if (kind === 'offered') return inWords.offered(answer ? answers[answer] : undefined)
  if (kind !== 'waiting') return names[kind]
  const waiting = inWords.waiting(firstPosition, lastPosition)
  if (confirmed === null) return waiting
  return confirmed ? inWords.confirmed(waiting) : inWords.unconfirmed(waiting)
}

/** Returns whom a letter is for, in words. */
export const audiencesInWords = (audiences: readonly Audience[]): string =>
  audiences.map(oneInWords).join('; ')
