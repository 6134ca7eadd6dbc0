import type { DataFate } from '../../accounts/personal-data'
import { fieldsOf, type SurveyField } from './survey-fields'
import { surveys, type Survey } from './surveys'

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

function fateOf([name, { entity, sentAt, hasAccount }]: [string, Survey]): DataFate {
  const fields = fieldsOf(entity)
  const contacts = fields.filter(isContact).map(field => field.name)
  const texts = fields.filter(isFreeText)
  const emptied = [
    ...(hasAccount ? ['userId'] : []),
    ...contacts,
    'submissionKey',
    'submissionPrint',
    'replayUntil',
  ]
  const answers = fields.map(field => `own.${quoted(field.name)}`).join(', ')
  return {
    table: `${name}_survey`,
    columns: [
      ...emptied.filter(column => column !== 'replayUntil'),
      ...texts.map(field => field.name),
    ],
    kept: 'always, because the club plans with it',
    person: {
      noun: [`answer to the ${name} survey`, `answers to the ${name} survey`],
      where: hasAccount
        ? `(own."userId" = person.id OR own.email = person.email)`
        : 'own.email = person.email',
      words: `ARRAY[${contacts.map(contact => `own.${quoted(contact)}`).join(', ')}]`,
      copy: {
        about: `Your answers to the ${name} survey.`,
        select: `own.${quoted(sentAt)}, ${answers}`,
      },
      deletion: {
        effect: 'Stays without account, name, address and telephone number.',
        sql: [
          ...emptied.map(column => `${quoted(column)} = NULL`),
          ...texts.map(field => `${quoted(field.name)} = ${redacted(field)}`),
        ].join(', '),
      },
    },
  }
}

export const surveysData: readonly DataFate[] = Object.entries(surveys).map(fateOf)
