/**
 * The plans of a membership with the monthly prices that the membership page and the mails state. The
 * waitlist page, the home page and the FAQ state their own (SPEC-12, FORM-14).
 */
export const plans = {
  standard: { name: 'Standard', price: '$119' },
  unlimited: { name: 'Unlimited', price: '$179' },
}
