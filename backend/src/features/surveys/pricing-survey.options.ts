import { registerEnumType } from 'type-graphql'

/**
 * The options of this survey only: prices elsewhere on the site are other offers (FORM-30).
 */
export enum PricingModel {
  option1 = 'option1',
  option2 = 'option2',
  option3 = 'option3',
}
registerEnumType(PricingModel, {
  name: 'PricingModel',
  description: 'A pricing model of the pricing survey.',
  valuesConfig: {
    option1: { description: 'The premium plan.' },
    option2: { description: 'Credits.' },
    option3: { description: 'Tiered reservation plans.' },
  },
})
