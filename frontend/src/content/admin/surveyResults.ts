import type { SurveyName } from '../../api/operationTypes'
import { formatCount } from '../../format/numbers'
import { amenities, type hiddenFlags } from '../surveys/amenities'
import type { Question, Survey } from '../surveys/definition'
import { location } from '../surveys/location'
import { member } from '../surveys/member'
import { pricing } from '../surveys/pricing'
import { counted } from './counted'

/**
 * The title of a question and the labels of its answers. An answer without a label is shown as
 * received.
 */
export interface QuestionTexts {
  title: string
  answers: Readonly<Record<string, string>>
}

interface SurveyTexts {
  title: string
  questions: Readonly<Record<string, QuestionTexts>>
  /** The question for free-text comments. */
  comments?: string
}

/** Returns the texts of a survey as people were asked. */
const textsOf = ({
  title,
  questions,
}: Pick<Survey<unknown>, 'title' | 'questions'>): SurveyTexts => ({
  title,
  questions: Object.fromEntries(
    questions.flatMap(({ name, question }) =>
      question.kind === 'choice' || question.kind === 'checks' || question.kind === 'model'
        ? [[name, { title: question.section.legend, answers: answersOf(question) }]]
        : [],
    ),
  ),
  comments: questions.flatMap(({ question }) =>
    question.kind === 'comments' ? (question.section?.legend ?? question.label) : [],
  )[0],
})

function answersOf({ options }: Extract<Question, { options: object }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries<{ label: string } | { name: string }>(options).map(([value, option]) => [
      value,
      'label' in option ? option.label : option.name,
    ]),
  )
}

/* The API accepts these flags, but no page asks for them (content/surveys/amenities.ts). */
const hiddenFlagLabels: Record<keyof typeof hiddenFlags, string> = {
  fitnessCenter: 'Fitness Center',
  groupFitnessClasses: 'Group Fitness Classes',
  yogaStudio: 'Yoga Studio',
  cafeteria: 'Cafeteria',
  vendingMachines: 'Vending Machines',
  massageTherapy: 'Massage Therapy',
  physicalTherapy: 'Physical Therapy',
  saunaStream: 'Sauna and Steam Room',
  loungeArea: 'Lounge Area',
  privateEventSpace: 'Private Event Space',
  outdoorPatio: 'Outdoor Patio',
  lockerRental: 'Locker Rental',
  proShop: 'Pro Shop',
  childcare: 'Childcare',
  laundryService: 'Laundry Service',
  parkingValidation: 'Parking Validation',
}

/**
 * Returns the words of the amenities survey. Its flags are the answers to one question; the legend
 * is at the first flag.
 */
function amenitiesTexts(): SurveyTexts {
  const { title, comments } = textsOf(amenities)
  const flags = amenities.questions.flatMap(({ name, question }) =>
    question.kind === 'flag' ? [{ name, ...question }] : [],
  )
  return {
    title,
    comments,
    questions: {
      amenities: {
        title: flags.flatMap(({ section }) => section?.legend ?? []).join(' '),
        answers: {
          ...hiddenFlagLabels,
          ...Object.fromEntries(flags.map(({ name, label }) => [name, label])),
        },
      },
    },
  }
}

const open = (title: string): QuestionTexts => ({ title, answers: {} })

/** The older survey no longer has a page. Its answers were typed. */
const general: SurveyTexts = {
  title: 'General Survey',
  questions: {
    playFrequency: open('How often do you play?'),
    experienceLevel: open('How experienced are you?'),
    interestedFeatures: open('Which features interest you?'),
    membershipInterest: open('How interested are you in a membership?'),
    hearAboutUs: open('How did you hear about us?'),
  },
  comments: 'What else would you like to tell us?',
}

const surveyTexts: Record<SurveyName, SurveyTexts> = {
  member: textsOf(member),
  pricing: textsOf(pricing),
  amenities: amenitiesTexts(),
  /* The comments are the locations that people typed after choosing Other. */
  location: { ...textsOf(location), comments: 'Other: where would you like to play?' },
  general,
}

const isKnown = (survey: string): survey is SurveyName => Object.hasOwn(surveyTexts, survey)

/**
 * Returns the words of a survey. An unknown survey from a newer server has the name that the server
 * sends.
 */
export const surveyTextsOf = (survey: string): SurveyTexts =>
  isKnown(survey) ? surveyTexts[survey] : { title: survey, questions: {} }

/** The texts of the team's survey results. */
export const results = {
  choose: 'Choose a survey',
  tabs: {
    member: 'Member',
    pricing: 'Pricing',
    amenities: 'Amenities',
    location: 'Location',
    general: 'General',
  } satisfies Record<SurveyName, string>,
  responses: (count: number) => counted(count, 'response'),
  respondents: (count: number) => `${formatCount(count)} answered this question`,
  tooFew: 'Fewer than 5 answered this question',
  none: 'No answers yet',
  answer: 'Answer',
  count: 'Count',
  percent: 'Percent',
  percentOf: (percent: number) => `${String(percent)}%`,
  hidden: 'not shown',
  why: 'Groups of fewer than 5 people are not shown, nor what would give their size away.',
  table: (question: string) => `Answers to: ${question}`,
  comments: 'In their own words',
  written: (texts: number, different: number) =>
    texts === different
      ? `${formatCount(texts)} texts shown`
      : `${formatCount(texts)} texts shown, ${formatCount(different)} of them different`,
  times: (count: number) => `${formatCount(count)} times`,
  failed: 'The answers could not be loaded.',
}
