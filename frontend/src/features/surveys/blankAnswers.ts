import type { QuestionKind, Survey } from '../../content/surveys/definition'

const blankAnswer: Record<QuestionKind, string | boolean | readonly string[]> = {
  text: '',
  comments: '',
  choice: '',
  model: '',
  checks: [],
  flag: false,
  hidden: false,
}

/** Returns the blank answers of a survey, by field. */
export function blankAnswers({ questions }: Pick<Survey<unknown>, 'questions'>): object {
  return Object.fromEntries(
    questions.map(({ name, question }) => [name, blankAnswer[question.kind]]),
  )
}
