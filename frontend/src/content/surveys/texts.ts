import { rules } from '@shared/rules'

/**
 * Words that all surveys share. Each survey states its own failure texts on purpose (API-3).
 */
export const submitting = 'Submitting...'

export const clearAnswer = 'Clear answer'

/** The title above a survey that has errors. */
export const errorSummaryTitle = (count: number) =>
  count === 1 ? 'One answer needs a second look' : `${String(count)} answers need a second look`

export const answeredCount = (answered: number, questions: number) =>
  `${String(answered)} of ${String(questions)} answered`

export const submitted = 'Survey Submitted!'

export const submissionFailed = 'Submission Failed'

/** The tick box of a signed-in person (FORM-34). */
export const addContact = { both: 'Add my name and address', address: 'Add my address' }

/** The question about the person, in surveys that ask for a name. */
export const contact = {
  name: {
    kind: 'text',
    section: {
      legend: 'Who is answering?',
      hint: 'Leave both empty and your answer stays anonymous.',
      asksContact: true,
    },
    label: 'Name',
    optional: true,
    autoComplete: 'name',
    rule: rules.optionalName,
  },
  email: {
    kind: 'text',
    label: 'Email',
    optional: true,
    type: 'email',
    autoComplete: 'email',
    rule: rules.optionalEmail,
  },
} as const
