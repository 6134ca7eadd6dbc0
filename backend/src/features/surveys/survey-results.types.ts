import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql'

export enum SurveyName {
  member = 'member',
  pricing = 'pricing',
  amenities = 'amenities',
  location = 'location',
  general = 'general',
}
registerEnumType(SurveyName, {
  name: 'SurveyName',
  description: 'One of the club’s surveys.',
  valuesConfig: {
    member: { description: 'The member feedback survey.' },
    pricing: { description: 'The pricing model survey.' },
    amenities: { description: 'The amenities survey.' },
    location: { description: 'The location survey.' },
    general: { description: 'The older general survey.' },
  },
})

@ObjectType({ simpleResolvers: true, description: 'How often one answer was given.' })
export class AnswerCount {
  @Field(() => String, {
    description:
      'The member of the question’s enum; the flag’s name for `amenities`; the text itself where answers are free text.',
  })
  answer: string

  @Field(() => Int, {
    nullable: true,
    description:
      'How many gave it. Null for a group of 1 to 4, and for another answer that would give such a group away.',
  })
  count: number | null

  @Field(() => Float, {
    nullable: true,
    description: 'The count in percent of the question’s respondents, 0 to 100; null with it.',
  })
  percent: number | null
}

@ObjectType({ simpleResolvers: true, description: 'The answers to one question.' })
export class QuestionResult {
  @Field(() => String, { description: 'The name of the field in the survey’s input.' })
  question: string

  @Field(() => Int, {
    nullable: true,
    description: 'How many answered this question; null below 5, as is every count then.',
  })
  respondents: number | null

  @Field(() => [AnswerCount], {
    description:
      'Every answer that is offered, also with 0, in the order it is offered. Of free texts, those that enough people gave, the most frequent first.',
  })
  answers: AnswerCount[]
}

/** Each is as long as some lists: asking for them costs as much as so many objects. */
export const COMMENTS_MAX = 500

@ObjectType({
  simpleResolvers: true,
  description: 'Counts of one survey’s answers; never who gave them.',
})
export class SurveyResult {
  @Field(() => SurveyName, { description: 'Which survey.' })
  survey: SurveyName

  @Field(() => Int, { description: 'How often it was sent.' })
  responses: number

  @Field(() => [QuestionResult], { description: 'Its questions, in order.' })
  questions: QuestionResult[]

  @Field(() => [String], {
    complexity: COMMENTS_MAX,
    description:
      'What people wrote in their own words, without name or time and in no order of theirs; at most 500, and empty below 5.',
  })
  comments: string[]
}
