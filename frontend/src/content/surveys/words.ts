import { rules } from '@shared/rules'

/** What all surveys say alike. Their failures differ on purpose (decision T3): each states its own. */
export const submitting = 'Submitting...'

export const clearAnswer = 'Clear answer'

/** Above a survey that could not be sent as it is. */
export const errorSummaryTitle = (count: number) =>
  count === 1 ? 'One answer needs a second look' : `${String(count)} answers need a second look`

export const answeredCount = (answered: number, questions: number) =>
  `${String(answered)} of ${String(questions)} answered`

export const submitted = 'Survey Submitted!'

export const submissionFailed = 'Submission Failed'

/** Who answers, in the surveys that ask for a name. */
export const contact = {
  name: {
    kind: 'text',
    section: {
      legend: 'Who is answering?',
      hint: 'Leave both empty and your answer stays anonymous.',
      memberHint: 'We fill these in from your account. Empty both and your answer stays anonymous.',
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
