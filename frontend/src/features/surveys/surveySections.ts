import type { SectionHeading, QuestionKind, Survey } from '../../content/surveys/definition'
import type { SurveyField } from './renderFields'

/** A numbered question and the fields that stand in it. */
export interface Section {
  heading: SectionHeading
  fields: SurveyField<QuestionKind>[]
}

/** A heading begins a section; what follows without one belongs to it. */
export function surveySections({ questions }: Pick<Survey<unknown>, 'questions'>): Section[] {
  const sections: Section[] = []
  for (const field of questions) {
    const heading = 'section' in field.question ? field.question.section : undefined
    if (heading) sections.push({ heading, fields: [field] })
    else sections.at(-1)?.fields.push(field)
  }
  return sections
}

/** Neighbours of one kind are drawn together: two texts as a pair, flags as one grid. */
export function groupByKind(fields: SurveyField<QuestionKind>[]): SurveyField<QuestionKind>[][] {
  const groups: SurveyField<QuestionKind>[][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    if (last?.[0]?.question.kind === field.question.kind) last.push(field)
    else groups.push([field])
  }
  return groups
}

/** What each field is called where it does not stand in its question; a choice is called like its question. */
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
  /** What was filled in from the account: it counts once the person has changed it. */
  prefill?: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  errors: Readonly<Record<string, unknown>>
}

/** How many of the sections have an answer of the person's own, in any of their fields, and nothing wrong in them. */
export function countAnswered(sections: Section[], { values, prefill, errors }: Answers): number {
  const isOwn = (name: string) => isAnswer(values[name]) && values[name] !== prefill?.[name]
  return sections.filter(
    ({ fields }) =>
      fields.some(({ name }) => isOwn(name)) && fields.every(({ name }) => !(name in errors)),
  ).length
}

const isAnswer = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value === true
