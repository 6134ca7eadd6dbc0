import type { Opening, QuestionKind, Survey } from '../../content/surveys/definition'
import type { AskedOf } from './drawRun'

/** A numbered question and the fields that stand in it. */
export interface Part {
  opening: Opening
  asked: AskedOf<QuestionKind>[]
}

/** An opening begins a part; what follows without one belongs to it. */
export function partsOf({ questions }: Pick<Survey<unknown>, 'questions'>): Part[] {
  const parts: Part[] = []
  for (const asked of questions) {
    const opening = 'opens' in asked.question ? asked.question.opens : undefined
    if (opening) parts.push({ opening, asked: [asked] })
    else parts.at(-1)?.asked.push(asked)
  }
  return parts
}

/** Neighbours of one kind are drawn together: two texts as a pair, flags as one court. */
export function runsOf(asked: AskedOf<QuestionKind>[]): AskedOf<QuestionKind>[][] {
  const runs: AskedOf<QuestionKind>[][] = []
  for (const one of asked) {
    const last = runs.at(-1)
    if (last?.[0]?.question.kind === one.question.kind) last.push(one)
    else runs.push([one])
  }
  return runs
}

/** What each field is called where it does not stand in its question; a choice is called like its question. */
export function labelsOf(parts: Part[]): Record<string, string> {
  const labels = parts.flatMap(({ opening, asked }) =>
    asked.map(
      ({ name, question }) =>
        [name, 'label' in question ? question.label : opening.legend] as const,
    ),
  )
  return Object.fromEntries(labels)
}

interface Entered {
  values: Readonly<Record<string, unknown>>
  /** What came filled in: it counts once the person has changed it. */
  known?: Readonly<Record<string, string>>
  /** What is wrong, by field. */
  complaints: Readonly<Record<string, unknown>>
}

/** How many of the parts have an answer of the person's own, in any of their fields, and nothing wrong in them. */
export function answeredIn(parts: Part[], { values, known, complaints }: Entered): number {
  const isOwn = (name: string) => isAnswer(values[name]) && values[name] !== known?.[name]
  return parts.filter(
    ({ asked }) =>
      asked.some(({ name }) => isOwn(name)) && asked.every(({ name }) => !(name in complaints)),
  ).length
}

const isAnswer = (value: unknown) =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value === true
