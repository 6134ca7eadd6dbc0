/** Wrong numbers and texts on the pages. */

const pagesSpec = ['frontend/src/entryServer.spec.ts']
const CONTENT = 'frontend/src/content'
const CLUB = 'backend/src/shared/club.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const pages = [
  { name: 'Unlimited for $169 on the membership page', file: `${CONTENT}/membership.ts`, find: "price: '$179'", replace: "price: '$169'", specs: pagesSpec, test: 'states what' },
  { name: 'more reservations for $41.99 on the waitlist page', file: `${CONTENT}/waitlist.ts`, find: "'$14.99'", replace: "'$41.99'", specs: pagesSpec, test: 'states what' },
  { name: 'guest passes for $9.99 with all access', file: `${CONTENT}/home.ts`, find: '$19.99 each', replace: '$9.99 each', specs: pagesSpec, test: 'states what' },
  { name: 'Starter for $98', file: `${CONTENT}/faqMembers.ts`, find: 'Starter is $89', replace: 'Starter is $98', specs: pagesSpec, test: 'states what' },
  { name: 'Champion books 7 days ahead', file: `${CONTENT}/faqMembers.ts`, find: 'Champion members 14 days', replace: 'Champion members 7 days', specs: pagesSpec, test: 'states what' },
  { name: 'the Premium plan for $99 in the pricing survey', file: `${CONTENT}/surveys/pricing.ts`, find: "prices: [{ price: '$119'", replace: "prices: [{ price: '$99'", specs: pagesSpec, test: 'states what' },
  { name: 'another date of the privacy policy', file: `${CONTENT}/privacy.ts`, find: 'January 15, 2024', replace: 'January 16, 2024', specs: pagesSpec, test: 'states what' },
  { name: 'another telephone number', file: CLUB, find: "phone: '(305) 555-0142'", replace: "phone: '(305) 555-0124'", specs: pagesSpec, test: 'states what' },
  { name: 'the front desk opens at 7', file: CLUB, find: "weekdays: '6 AM-10 PM'", replace: "weekdays: '7 AM-10 PM'", specs: pagesSpec, test: 'states what' },
  { name: 'two courts on the booking page', file: CLUB, find: 'onBookingPage: 1', replace: 'onBookingPage: 2', specs: ['frontend/src/pages/memberPages.spec.tsx'] },
  { name: '225 members in the FAQ', file: CLUB, find: 'statedMembershipCap: 250', replace: 'statedMembershipCap: 225', specs: pagesSpec, test: 'states what' },
  { name: '74 spots left in the invite', file: CLUB, find: 'inviteSpotsLeft: 47', replace: 'inviteSpotsLeft: 74', specs: ['frontend/src/features/waitlist/inviteLinks.spec.ts'] },
  { name: 'a late fee of $20', file: CLUB, find: "lateFee: '$10'", replace: "lateFee: '$20'", specs: pagesSpec, test: 'states what' },
  { name: 'a picture of another host on a page', file: 'frontend/src/features/site/Footer.tsx', find: '<Text tone="muted">{footer.about}</Text>', replace: '<img src="https://cdn.example/x.png" alt="" />', specs: pagesSpec, test: '/about asks nobody' },
]
