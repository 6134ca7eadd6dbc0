import { Field, Float, Int, ObjectType } from 'type-graphql'
import { defineEnum, type EnumValue } from '../../core/define-enum'

export const SurveyName = defineEnum('SurveyName', 'One of the club’s surveys.', {
  member: 'The member feedback survey.',
  pricing: 'The pricing model survey.',
  amenities: 'The amenities survey.',
  location: 'The location survey.',
  general: 'The older general survey.',
})
export type SurveyName = EnumValue<typeof SurveyName>

@ObjectType({ simpleResolvers: true, description: 'How often one answer was given.' })
export class AnswerCount {
  @Field(() => String, {
    description:
      'The value of the question’s enum; the flag’s name for `amenities`; the text for a free-text question.',
  })
  answer: string

  @Field(() => Int, {
    nullable: true,
    description:
      'How many people gave this answer. Null if 1 to 4 people did, and for further answers if the total would reveal that number.',
  })
  count: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'The count in percent of the question’s respondents, 0 to 100; null if the count is null.',
  })
  percent: number | null
}

@ObjectType({ simpleResolvers: true, description: 'The answers to one question.' })
export class QuestionResult {
  @Field(() => String, { description: 'The name of the field in the survey’s input.' })
  question: string

  @Field(() => Int, {
    nullable: true,
    description:
      'How many people answered this question. Null if fewer than 5 people answered; then every count is null too.',
  })
  respondents: number | null

  @Field(() => [AnswerCount], {
    description:
      'All offered answers, including those with a count of 0, in the order of the survey. For a free-text question, the texts that enough people gave, most frequent first.',
  })
  answers: AnswerCount[]
}

/** Comments are long: selecting them has the complexity of this many objects. */
export const COMMENTS_MAX = 500

@ObjectType({
  simpleResolvers: true,
  description: 'Counts of one survey’s answers, without the people who gave them.',
})
export class SurveyResult {
  @Field(() => SurveyName, { description: 'The survey.' })
  survey: SurveyName

  @Field(() => Int, { description: 'How many answers were submitted.' })
  responses: number

  @Field(() => [QuestionResult], { description: 'Its questions, in order.' })
  questions: QuestionResult[]

  @Field(() => [String], {
    complexity: COMMENTS_MAX,
    description:
      'Free-text comments, without name or time, in no meaningful order; at most 500. Empty below 5 answers.',
  })
  comments: string[]
}
