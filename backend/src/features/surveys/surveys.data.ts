import type { DataFate } from '../../accounts/personal-data'
import { AmenitiesSurvey } from './amenities-survey.entity'
import { GeneralSurvey } from './general-survey.entity'
import { LocationSurvey } from './location-survey.entity'
import { MemberSurvey } from './member-survey.entity'
import { PricingSurvey } from './pricing-survey.entity'
import { fieldsOf, type SurveyField } from './survey-fields'

/** A survey's table. */
interface Survey {
  entity: object
  table: string
  /** What the survey is called in a sentence. */
  title: string
  /** The column with the time of sending. */
  sentAt: 'createdAt' | 'submittedAt'
  /** Whether it stores the account of a signed-in person. */
  hasAccount?: boolean
}

const SURVEYS: readonly Survey[] = [
  {
    entity: MemberSurvey,
    table: 'member_survey',
    title: 'member survey',
    sentAt: 'createdAt',
    hasAccount: true,
  },
  {
    entity: GeneralSurvey,
    table: 'general_survey',
    title: 'general survey',
    sentAt: 'createdAt',
    hasAccount: true,
  },
  {
    entity: PricingSurvey,
    table: 'pricing_survey',
    title: 'pricing survey',
    sentAt: 'submittedAt',
  },
  {
    entity: AmenitiesSurvey,
    table: 'amenities_survey',
    title: 'amenities survey',
    sentAt: 'submittedAt',
  },
  {
    entity: LocationSurvey,
    table: 'location_survey',
    title: 'location survey',
    sentAt: 'createdAt',
  },
]

const quoted = (name: string) => `"${name}"`
const isContact = ({ kind }: SurveyField) => kind === 'contact'
const isFreeText = ({ kind, options }: SurveyField) =>
  kind === 'comments' || (options === undefined && (kind === 'one' || kind === 'many'))

/** Returns the SQL of a free text without the person's name, address and telephone number. */
function redacted({ name, kind }: SurveyField): string {
  const value = `own.${quoted(name)}`
  return kind === 'many'
    ? `ARRAY(SELECT redact(one, person.words) FROM unnest(${value}) one)`
    : `redact(${value}, person.words)`
}

function fateOf({ entity, table, title, sentAt, hasAccount = false }: Survey): DataFate {
  const fields = fieldsOf(entity)
  const contacts = fields.filter(isContact).map(({ name }) => name)
  const texts = fields.filter(isFreeText)
  const emptied = [
    ...(hasAccount ? ['userId'] : []),
    ...contacts,
    'submissionKey',
    'submissionPrint',
    'replayUntil',
  ]
  const answers = fields.map(({ name }) => `own.${quoted(name)}`).join(', ')
  return {
    table,
    columns: [...emptied.filter(name => name !== 'replayUntil'), ...texts.map(({ name }) => name)],
    kept: 'always, because the club plans with it',
    person: {
      noun: [`answer to the ${title}`, `answers to the ${title}`],
      where: hasAccount
        ? `(own."userId" = person.id OR own.email = person.email)`
        : 'own.email = person.email',
      words: `ARRAY[${contacts.map(name => `own.${quoted(name)}`).join(', ')}]`,
      copy: {
        about: `Your answers to the ${title}.`,
        select: `own.${quoted(sentAt)}, ${answers}`,
      },
      deletion: {
        effect: 'Stays without account, name, address and telephone number.',
        sql: [
          ...emptied.map(name => `${quoted(name)} = NULL`),
          ...texts.map(field => `${quoted(field.name)} = ${redacted(field)}`),
        ].join(', '),
      },
    },
  }
}

export const surveysData: readonly DataFate[] = SURVEYS.map(fateOf)
