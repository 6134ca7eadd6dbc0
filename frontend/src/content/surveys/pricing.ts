import { club } from '@shared/club'
import { rules } from '@shared/rules'
import type { SubmitPricingSurveyInput } from '../../api/operationTypes'
import { defineSurvey } from './definition'
import { contact, submissionFailed, submitted } from './texts'

/* The three models have numbers of this survey; other pages state different ones (FORM-14). */
export const pricing = defineSurvey<SubmitPricingSurveyInput>()({
  slug: 'pricing-survey',
  title: 'Pricing Model Survey',
  lead: '3 pricing models, about 2 minutes. All optional. Tell us which one you would pay for.',
  description: `Three ways to pay for your court time at ${club.name}. Tell us which one you prefer, in about 2 minutes.`,
  submit: 'Submit Pricing Survey',
  done: {
    title: submitted,
    description: 'Thank you for your feedback on our pricing models.',
  },
  failed: {
    title: submissionFailed,
    isStated: true,
    description: 'Please try again later.',
    logged: 'Failed to submit pricing survey',
  },
  questions: {
    preferredPricingModel: {
      kind: 'model',
      section: { legend: 'Which pricing model would you choose?' },
      options: {
        option1: {
          name: 'Premium plan',
          prices: [{ price: '$119', per: '/month' }],
          features: [
            '225 members',
            `${String(club.courts.premium)} premium courts`,
            '12 monthly reservations',
            'Unlimited training/practice',
            `Open play ${club.openPlay} daily`,
            '1 free guest pass per month',
          ],
          addOnsTitle: 'Add-ons',
          addOns: [
            { name: 'Extra reservations', price: '$14.99' },
            { name: 'Guest pass per reservation', price: '$19.99' },
          ],
        },
        option2: {
          name: 'Credit-based',
          prices: [
            { price: '$99', per: '/month for 10 credits' },
            { price: '$179', per: '/month for 20 credits' },
          ],
          features: [
            'A court reservation costs 4 credits, split among players',
            'Credits can be shared',
          ],
          addOns: [{ name: 'Additional credits', price: '$14.99' }],
        },
        option3: {
          name: 'Tiered reservation plans',
          prices: [
            { price: '$99', per: '/month for 10 reservations (members only)' },
            { price: '$179', per: '/month for unlimited reservations plus guest access' },
          ],
          features: ['Free guest pass: 1 per month on the premium tier'],
          addOns: [
            { name: 'Basic-tier guest pass', price: '$19.99' },
            { name: 'Additional reservations', price: '$14.99' },
          ],
        },
      },
    },
    additionalComments: {
      kind: 'comments',
      section: { legend: 'What would make the price right for you?' },
      label: 'Comments',
      optional: true,
      rows: 4,
      rule: rules.comments,
    },
    ...contact,
  },
})

/** The thank-you page has no link back to the form: each person answers once. */
export const pricingThanks = {
  title: 'Thank You',
  lead: 'Your answer helps us put a fair number on the membership card.',
  surveys: 'Back to Surveys',
  home: 'Home',
}
