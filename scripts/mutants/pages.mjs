/** Wrong numbers and texts on the pages. */

const pagesSpec = ['frontend/src/entryServer.spec.ts']
const phasesSpec = ['frontend/src/phases.spec.ts']
const knownPhase = ['backend/src/features/launch/known-phase.spec.ts']
const LAUNCH = 'backend/src/features/launch/known-phase.service.ts'
const CONTENT = 'frontend/src/content'
const CLUB = 'backend/src/shared/club.ts'

// oxfmt-ignore
/** @type {import('./specs.mjs').Mutant[]} */
export const pages = [
  { name: 'Unlimited costs $169 on the membership page', file: `${CONTENT}/membership.ts`, find: "price: '$179'", replace: "price: '$169'", specs: pagesSpec, test: 'states the club' },
  { name: 'more reservations for $41.99 on the waitlist page', file: `${CONTENT}/waitlist.ts`, find: "'$14.99'", replace: "'$41.99'", specs: pagesSpec, test: 'states the club' },
  { name: 'guest passes for $9.99 with all access', file: `${CONTENT}/home.ts`, find: '$19.99 each', replace: '$9.99 each', specs: pagesSpec, test: 'states the club' },
  { name: 'Starter for $98', file: `${CONTENT}/faqMembers.ts`, find: 'Starter is $89', replace: 'Starter is $98', specs: pagesSpec, test: 'states the club' },
  { name: 'Champion books 7 days ahead', file: `${CONTENT}/faqMembers.ts`, find: 'Champion members 14 days', replace: 'Champion members 7 days', specs: pagesSpec, test: 'states the club' },
  { name: 'the Premium plan for $99 in the pricing survey', file: `${CONTENT}/surveys/pricing.ts`, find: "prices: [{ price: '$119'", replace: "prices: [{ price: '$99'", specs: pagesSpec, test: 'states the club' },
  { name: 'the privacy policy has another date', file: `${CONTENT}/privacy.ts`, find: 'January 15, 2024', replace: 'January 16, 2024', specs: pagesSpec, test: 'states the club' },
  { name: 'the telephone number differs', file: CLUB, find: "phone: '(305) 555-0142'", replace: "phone: '(305) 555-0124'", specs: pagesSpec, test: 'states the club' },
  { name: 'the front desk opens at 7', file: CLUB, find: "weekdays: '6 AM-10 PM'", replace: "weekdays: '7 AM-10 PM'", specs: pagesSpec, test: 'states the club' },
  { name: 'the booking page states two courts', file: CLUB, find: 'onBookingPage: 1', replace: 'onBookingPage: 2', specs: ['frontend/src/pages/memberPages.spec.tsx'] },
  { name: 'the FAQ states 225 members', file: CLUB, find: 'statedMembershipCap: 250', replace: 'statedMembershipCap: 225', specs: pagesSpec, test: 'states the club' },
  { name: 'the invite states 74 spots left', file: CLUB, find: 'inviteSpotsLeft: 47', replace: 'inviteSpotsLeft: 74', specs: ['frontend/src/features/waitlist/inviteLinks.spec.ts'] },
  { name: 'the late fee is $20', file: CLUB, find: "lateFee: '$10'", replace: "lateFee: '$20'", specs: pagesSpec, test: 'states the club' },
  { name: 'in phase booking the FAQ says that booking is not open', file: `${CONTENT}/phases.ts`, find: "faqBooking: 'It is open to members.'", replace: "faqBooking: 'It is not open yet.'", specs: phasesSpec, test: 'launch phases' },
  { name: 'the first phase has another sentence', file: `${CONTENT}/phases.ts`, find: "'The doors are not open yet. The list is.'", replace: "'The doors open soon. The list is open.'", specs: phasesSpec, test: 'before there were phases' },
  { name: 'the timeline always marks the first phase as current', file: 'frontend/src/ui/BouncePath.tsx', find: 'if (index === current)', replace: 'if (index === 0)', specs: phasesSpec, test: 'the timeline' },
  { name: 'a content file reads the words of the phase once', file: `${CONTENT}/about.ts`, find: 'get text() {\n      return phaseWords().aboutNext\n    },', replace: 'text: phaseWords().aboutNext,', specs: phasesSpec, test: 'the pages of' },
  { name: 'the server sends the pages of the first phase', file: 'backend/src/site/site.ts', find: 'html.get(await phases.current())', replace: "html.get(phases.names[0] ?? '')", specs: ['backend/src/site/site.spec.ts'], test: 'another phase' },
  { name: 'a page waits for a database that does not respond', file: LAUNCH, find: 'Promise.race([phase, limit.catch(() => undefined)])', replace: 'phase', specs: knownPhase, test: 'does not respond' },
  { name: 'a page fails with the database', file: LAUNCH, find: '() => undefined,\n  )', replace: 'error => { throw error },\n  )', specs: knownPhase, test: 'failed reading' },
  { name: 'a page loads a picture from another host', file: 'frontend/src/features/site/Footer.tsx', find: '<Text tone="muted">{footer.about}</Text>', replace: '<img src="https://cdn.example/x.png" alt="" />', specs: pagesSpec, test: '/about loads nothing' },
]
