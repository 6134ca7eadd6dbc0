import { defineEnum, type EnumValue } from '../../core/define-enum'

/**
 * The options of this survey only: prices elsewhere on the site are other offers (FORM-30).
 */
export const PricingModel = defineEnum('PricingModel', 'A pricing model of the pricing survey.', {
  option1: 'The premium plan.',
  option2: 'Credits.',
  option3: 'Tiered reservation plans.',
})
export type PricingModel = EnumValue<typeof PricingModel>
