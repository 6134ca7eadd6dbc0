import { text } from './text-rule'

export const LETTER_SUBJECT_MAX = 120
export const LETTER_BODY_MAX = 10_000

/** How many audiences a letter can have. */
export const LETTER_AUDIENCES_MAX = 10

/** For how many days ahead a letter can be scheduled, and the days of an audience of bookings. */
export const LETTER_DAYS_MAX = 366

/** The subject of a letter. */
export const letterSubject = text({ max: LETTER_SUBJECT_MAX, required: 'Subject is required' })

/** The text of a letter, as Markdown. */
export const letterBody = text({
  max: LETTER_BODY_MAX,
  required: 'Text is required',
  multiline: true,
})

/** The placeholders of letters, with what stands for a value that is missing (MAIL-43). */
export const letterPlaceholders = {
  firstName: 'there',
  position: 'your place',
  bookingWhen: 'your booking',
} as const
export type LetterPlaceholder = keyof typeof letterPlaceholders
