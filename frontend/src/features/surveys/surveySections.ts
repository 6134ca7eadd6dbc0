import type { SectionHeading, QuestionKind, Survey } from '../../content/surveys/definition'
import type { SurveyField } from './renderFields'

/** A numbered question with its fields. */
export interface Section {
  heading: SectionHeading
  fields: SurveyField<QuestionKind>[]
}

/**
 * Groups the questions of a survey into sections. A heading begins a section, and fields without a
 * heading belong to the section before them.
 */
export function surveySections({ questions }: Pick<Survey<unknown>, 'questions'>): Section[] {
  const sections: Section[] = []
  for (const field of questions) {
    const heading = 'section' in field.question ? field.question.section : undefined
    if (heading) sections.push({ heading, fields: [field] })
    else sections.at(-1)?.fields.push(field)
  }
  return sections
}

/**
 * Groups adjacent fields of one kind, which are rendered together: two texts as a pair, flags as
 * one grid.
 */
export function groupByKind(fields: SurveyField<QuestionKind>[]): SurveyField<QuestionKind>[][] {
  const groups: SurveyField<QuestionKind>[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last?.[0]?.question.kind === field.question.kind) last.push(field)
    else groups.push([field])
  }
  return groups
}

/**
 * Returns the name of each field for use outside its question. A choice has the name of its
 * question.
 */
export function fieldLabels(sections: Section[]): Record<string, string> {
  const labels = sections.flatMap(({ heading, fields }) =>
    fields.map(
      ({ name, question }) =>
        [name, 'label' in question ? question.label : heading.legend] as const,
    ),
  )
  return Object.fromEntries(labels)
}

interface Answers {
  values: Readonly<Record<string, unknown>>
  /** The errors by field. */
  errors: Readonly<Record<string, unknown>>
}

/**
 * Returns how many sections count as answered: at least one field has the person's own answer, and
 * no field has an error.
 */
export function countAnswered(sections: Section[], { values, errors }: Answers): number {
  return sections.filter(
    ({ fields }) =>
      fields.some(({ name }) => isAnswer(values[name])) &&
      fields.every(({ name }) => !(name in errors)),
  ).length
}

const isAnswer = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value === true
