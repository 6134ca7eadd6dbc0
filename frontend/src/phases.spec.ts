/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import type { PhaseTexts } from './content/phases'
import { earlyRequestBodies, phases, renderPage } from './entryServer'

type Phase = keyof typeof phases
const names = Object.keys(phases) as Phase[]

/** Where a visitor reads each sentence: in the page's HTML, or in its structured data. */
const places: Record<string, (keyof PhaseTexts)[]> = {
  '/': ['homeDescription', 'homeOpening'],
  '/about': ['aboutNext'],
  '/membership': [
    ...(['membershipStatus', 'membershipFlag', 'membershipLead', 'membershipButton'] as const),
    ...(['timelineWaitlist', 'timelineMemberships'] as const),
  ],
  '/faq': ['faqBooking'],
  '/auth?mode=register': ['registerPurpose'],
}

/** Members read these after sign-in, as their components’ specs say; `step` is a number. */
const notPrerendered: (keyof PhaseTexts)[] = [
  ...(['bookingFlag', 'bookingLead', 'offerCharge', 'shareNext', 'step'] as const),
]

const rendered = new Map<string, ReturnType<typeof renderPage>>()

/** Renders a visitor's page once for all tests. */
function visitorsPage(url: string, phase: Phase): ReturnType<typeof renderPage> {
  const key = `${url} ${phase}`
  const page = rendered.get(key) ?? renderPage(url, 'signedOut', phase)
  rendered.set(key, page)
  return page
}

const textOf = (html: string) => html.replaceAll('&#x27;', "'")

test('launch phases: each sentence has its place', () => {
  const placed = [...Object.values(places).flat(), ...notPrerendered, 'membershipNotify']
  expect(placed.sort()).toEqual(Object.keys(phases.waitlist).sort())
})

test('launch phases: no sentence says that the list is open, because it can be full', () => {
  for (const texts of Object.values(phases))
    expect(Object.values(texts).join('\n')).not.toMatch(/list is( open)?\.$/m)
})

test('launch phases: the sentences of the first phase', () => {
  expect(phases.waitlist).toEqual({
    step: 0,
    homeDescription:
      'Premier indoor pickleball club in Miami, FL, opening soon: capped membership, climate-controlled courts, keycard access 24/7.',
    homeOpening: 'Opening soon in Miami. Join via the waitlist.',
    aboutNext: 'The doors are not open yet. You join by the list.',
    membershipStatus: 'Not on sale yet.',
    membershipFlag: 'Coming soon',
    membershipLead: 'Memberships are not on sale yet.',
    membershipButton: 'Coming soon',
    membershipNotify: 'Tell me when memberships open',
    timelineWaitlist: 'Reserve your spot. The list closes at 225 members.',
    timelineMemberships: 'Standard and Unlimited go on sale.',
    bookingFlag: 'Coming soon',
    bookingLead: 'Online booking is not open yet. Until then, call or write to the club.',
    faqBooking: 'It is not open yet.',
    registerPurpose: 'We use this for the waitlist only.',
    shareNext: 'When memberships go on sale, the club writes to you.',
    offerCharge:
      'Nothing is charged here. The front desk takes the first month when the club opens.',
  })
})

test.each([
  [
    'waitlist',
    'memberships',
    [
      ...['step', 'membershipStatus', 'membershipFlag', 'membershipLead', 'membershipButton'],
      ...['membershipNotify', 'timelineWaitlist', 'timelineMemberships'],
      ...['registerPurpose', 'shareNext'],
    ],
  ],
  [
    'memberships',
    'booking',
    [
      ...['step', 'homeDescription', 'homeOpening', 'aboutNext', 'timelineMemberships'],
      ...['bookingFlag', 'bookingLead', 'faqBooking', 'offerCharge'],
    ],
  ],
] as const)(
  'launch phases: from %s to %s, only what stops being true changes',
  (from, to, changed) => {
    const keys = Object.keys(phases[from]) as (keyof PhaseTexts)[]
    expect(keys.filter(key => phases[from][key] !== phases[to][key])).toEqual(changed)
  },
)

test.each(names)(
  'launch phases: the pages of %s say its sentences and no other ones',
  async phase => {
    for (const [url, keys] of Object.entries(places)) {
      const { html, data } = await visitorsPage(url, phase)
      for (const key of keys) {
        const own = String(phases[phase][key])
        expect(textOf(html)).toContain(own)
        if (key === 'faqBooking') expect(JSON.stringify(data)).toContain(own)
        const others = names.map(name => String(phases[name][key])).filter(texts => texts !== own)
        // The button's label of the first phase is the state of the later steps too.
        for (const texts of others.filter(texts => texts !== 'Coming soon'))
          expect(textOf(html) + JSON.stringify(data)).not.toContain(texts)
      }
    }
  },
)

test.each([
  ['waitlist', ['Current', 'Coming soon', 'Coming soon']],
  ['memberships', ['Still open', 'Current', 'Coming soon']],
  ['booking', ['Still open', 'Done', 'Current']],
] as const)('launch phases: the timeline in %s marks %j', async (phase, states) => {
  const { html } = await visitorsPage('/membership', phase)
  expect(html.match(/(?<=<p[^>]*>)(Still open|Done|Current|Coming soon)(?=<\/p><h3)/g)).toEqual(
    states,
  )
  expect(html.match(/<li[^>]*aria-current="step".*?(Phase \d)/)?.[1]).toBe(
    `Phase ${String(states.findIndex(state => state === 'Current') + 1)}`,
  )
  expect(html.match(/Go to the waitlist/g)).toHaveLength(1)
})

test('launch phases: the timeline’s done steps are in the past', () => {
  const { memberships, booking } = phases
  expect([memberships.timelineWaitlist, booking.timelineWaitlist]).toEqual([
    'The list opened first, for 225 members.',
    'The list opened first, for 225 members.',
  ])
  expect(booking.timelineMemberships).toBe('Standard and Unlimited went to the waitlist first.')
})

test('launch phases: in the first phase a page is byte-equal after another phase', async () => {
  const urls = [...Object.keys(places), '/booking', '/share']
  const render = async (phase: Phase) => {
    const pages: object[] = []
    for (const url of urls) pages.push(await renderPage(url, 'loading', phase))
    return pages
  }
  const first = await render('waitlist')
  expect(await render('booking')).not.toEqual(first)
  expect(await render('waitlist')).toEqual(first)
})

test.each([
  ['waitlist', ['Me', 'MyWaitlistEntry']],
  ['memberships', ['Me', 'MyWaitlistEntry']],
  ['booking', ['Me', 'CourtDay', 'Players']],
] as const)(
  'launch phases: in %s the booking page requests %j early',
  async (phase, operations) => {
    const bodies = (await earlyRequestBodies('/booking', phase)).split('\n')
    const sent = bodies.map(
      body => JSON.parse(body) as { operationName: string; variables: object },
    )
    expect(sent.map(({ operationName }) => operationName)).toEqual(operations)
    // The HTML has no date: the server returns today.
    for (const { variables } of sent) expect(variables).toEqual({})
  },
)
