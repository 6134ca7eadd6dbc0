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
