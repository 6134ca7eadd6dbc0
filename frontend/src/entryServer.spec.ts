/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { listPages, renderPage as renderAnew } from './entryServer'
import { pageLinks, type Links } from './testing/pageLinks'

/**
 * The facts that each page must state. They repeat values that the site keeps in one place, so that
 * an accidental change of a value fails here.
 */
interface Stated {
  /** Every price, in the order of the page. */
  prices?: string[]
  /** Every telephone number and mail address of the page itself. */
  contacts?: string[]
  /** Other texts of the page, most of them with a number. */
  words?: string[]
}

const phone = '(305) 555-0142'
const mail = 'team@coralwaypickleball.example'
const hours = [
  ...['Weekdays 6 AM-10 PM', 'Weekends 7 AM-9 PM', 'Weekdays 8 AM-8 PM', 'Weekends 9 AM-6 PM'],
  ...['Open to members 24/7', 'Open play daily 11pm to 5am'],
]
const plans = [
  ...['12 monthly reservations', 'Unlimited training/practice', 'Open play 11pm-5am'],
  ...['Guest pass per reservation $19.99', 'Additional reservations $14.99'],
  ...['Unlimited reservations', '1 guest pass per month'],
]
const planPrices = ['$119', '$19.99', '$14.99', '$179']
const allAccess = [
  ...['$119 /month', '12 monthly court reservations', '24/7 access', 'Guest passes $19.99 each'],
]

const stated: Record<string, Stated> = {
  '/': {
    prices: ['$119', '$19.99'],
    contacts: [phone, mail],
    words: [
      ...['2 premium courts', '24/7 keycard access for members', '11 pm -5 am open play'],
      ...['200+ free parking spaces, with EV charging', 'Replies within 24 hours'],
      ...['Climate-controlled courts', 'Locker rooms with showers', ...hours, ...allAccess],
    ],
  },
  '/auth': {},
  '/auth?mode=register': { words: ['At least 8 characters'] },
  '/auth?mode=forgot': { words: ['Enter the email address of your account.'] },
  '/auth?mode=reset': { words: ['At least 8 characters'] },
  '/auth?mode=confirm': { words: ['Confirm my address'] },
  '/auth?mode=news': { words: ['we write to you when there is news'] },
  '/auth?mode=leave': { words: ['You can join again at any time.'] },
  '/auth?mode=staff': { words: ['Log in with the address that the invitation was mailed to.'] },
  '/auth?mode=keep': { words: ['nothing is lost'] },
  '/auth?mode=undo': { words: ['Take my address back'] },
  '/auth?mode=offer': { words: ['Log in to see it and answer it.', 'Not now'] },
  '/waitlist': {
    prices: planPrices,
    words: [
      ...['LIMITED SPOTS AVAILABLE', '80 spots left', 'Max capacity 225', ...plans],
      ...['Up to 80 places are given out each', 'The waitlist closes at 225 members.'],
      ...['STANDARD $119 /month', 'UNLIMITED $179 /month', 'Room for 225.'],
    ],
  },
  '/share': { words: ['Only 47 spots left out of 225.'] },
  '/about': { words: ['2 premium courts, climate-controlled', 'Open play from 11pm to 5am'] },
  '/membership': {
    prices: [...planPrices, '$119', '$19.99'],
    words: [
      ...['Standard $119 /month', 'Unlimited Most popular $179 /month', ...plans, ...allAccess],
      ...["30 days' notice to cancel", 'The list closes at 225 members.', 'up to 7 days'],
      ...['Phase 1 Waitlist', 'Phase 2 Memberships', 'Phase 3 Court booking'],
    ],
  },
  '/contact': { contacts: [phone, mail], words: ['Replies within 24 hours.', ...hours] },
  '/faq': {
    prices: ['$89', '$119', '$199', '$10'],
    contacts: [
      'hello@coralwaypickleball.example',
      ...['(305) 555-0187', 'hello@coralwaypickleball.example', phone, mail],
    ],
    words: [
      'Starter is $89. Elite is $119 and the most popular, with 24/7 access, 12 monthly reservations and priority booking. Champion is $199',
      ...['We cap membership at 250', "cancelling needs 30 days' notice"],
      'Starter members book up to 3 days ahead, Elite members 7 days and Champion members 14 days',
      ...['free up to 2 hours before it starts', 'a late cancellation fee of up to $10'],
      'Elite includes 1 guest pass per month; Champion includes unlimited guest passes',
      ...['2 premium courts, indoors and climate-controlled', 'over 200 parking spaces, free'],
      'open 8 AM-8 PM on weekdays and 9 AM-6 PM on weekends',
      '10% off with Starter, 15% with Elite and 25% with Champion',
      ...['Every day, 11pm to 5am', '1234 Coral Way, South Miami, FL 33143'],
      'staffed 6 AM-10 PM on weekdays and 7 AM-9 PM on weekends',
      ...['people of 13 and over', 'We answer within 24 hours', 'Response within 24 hours'],
      ...['Mon-Fri 6 AM-10 PM', 'Sat-Sun 7 AM-9 PM'],
    ],
  },
  '/privacy': {
    contacts: [mail, mail, phone],
    words: [
      ...['Effective date January 15, 2024', 'Last updated January 15, 2024'],
      ...['children under 13', 'at least 30 days before they take effect'],
      ...['1234 Coral Way, South Miami, FL 33143', 'We do not sell your personal information'],
    ],
  },
  '/form-not-sent': {
    contacts: [phone, mail],
    words: ['We have kept nothing of what you typed.', 'Go back, wait until the page has loaded'],
  },
  // Its text is docs/api.md, which the backend's specs run.
  '/graphql/docs': { words: ['API guide'] },
  '/surveys': {
    contacts: [mail],
    words: [
      ...['Ten questions', 'About 3 minutes', '3 pricing models', 'About 2 minutes'],
      ...['4 additional amenities', 'About 1 minute', '7 locations', 'About 30 seconds'],
    ],
  },
  '/survey': {
    prices: ['$119'],
    words: [
      ...['10 to 20 miles', '20 to 30 miles', 'Less than 10 miles', 'Over 30 miles'],
      ...['6am-9am', '9am-12pm', '12pm-4pm', '4pm-8pm', '8pm-12am', '12am-6am', '11pm-5am'],
      ...['Please select up to 3 features', 'Selected: 0/3', '225 members', 'within 60 days'],
      ...['$119/month', '12 monthly reservations', 'Yes, 100%', 'Ten questions'],
    ],
  },
  '/pricing-survey': {
    prices: [
      '$119',
      '$14.99',
      '$19.99',
      '$99',
      '$179',
      '$14.99',
      '$99',
      '$179',
      '$19.99',
      '$14.99',
    ],
    words: [
      ...['3 pricing models', '$119 /month', '225 members', '2 premium courts'],
      ...['12 monthly reservations', 'Open play 11pm-5am daily', '1 free guest pass per month'],
      ...['Extra reservations $14.99', 'Guest pass per reservation $19.99'],
      ...['$99 /month for 10 credits', '$179 /month for 20 credits', 'costs 4 credits'],
      ...['Additional credits $14.99', '$99 /month for 10 reservations (members only)'],
      '$179 /month for unlimited reservations plus guest access',
      ...['1 per month on the premium tier', 'Basic-tier guest pass $19.99'],
    ],
  },
  '/amenities-survey': { words: ['4 additional amenities, about 1 minute'] },
  '/location-survey': { words: ['7 locations, about 30 seconds'] },
  '/admin': {},
  '/dashboard': {},
  '/profile': {},
  '/booking': {},
  '/not-found': { words: ['404 Page Not Found', "doesn't exist or has been moved."] },
}

const ENTITIES: Record<string, string> = {
  '&#x27;': "'",
  '&amp;': '&',
  '&quot;': '"',
  '\u00a0': ' ',
}

/**
 * Returns a page's text as one line, with a space at the end of each element. Addresses may break
 * before the @.
 */
function wordsOf(html: string): string {
  const text = html
    .replace(/<(style|script)\b.*?<\/\1>/gs, ' ')
    .replace(/(<[^>]*>)+(?=@)/g, '')
    .replace(/<[^>]*>/g, ' ')
  return text
    .replace(/&#x27;|&amp;|&quot;|\u00a0/g, one => ENTITIES[one] ?? one)
    .replace(/\s+/g, ' ')
}

/**
 * The text on every page: the sentence about JavaScript before the page's own content and in each
 * form, and the footer after it.
 */
const AROUND = [
  /^.*?and we will help you\./,
  /This form needs JavaScript.*?and we will help you\./g,
  / Coral Way Pickleball Club Premier indoor.*$/,
]

/** Returns whether the text contains these words, not as part of a longer number. */
const states = (text: string, words: string) =>
  new RegExp(`(?<![\\d.$])${words.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}(?!\\d)`).test(text)

const pages = listPages()

const rendered = new Map<string, ReturnType<typeof renderAnew>>()

/** Renders a page once for all tests. */
function renderPage(...state: Parameters<typeof renderAnew>): ReturnType<typeof renderAnew> {
  const key = state.join(' ')
  const page = rendered.get(key) ?? renderAnew(...state)
  rendered.set(key, page)
  return page
}

test('pages: each page has a row of expected facts', async () => {
  expect((await pages).map(({ url }) => url).sort()).toEqual(Object.keys(stated).sort())
})

test.each(Object.entries(stated))(
  'pages: %s states the club’s facts (SEC-P4)',
  async (url, row) => {
    const { html } = await renderPage(url, 'signedOut', 'waitlist')
    const whole = wordsOf(html)
    const own = AROUND.reduce((text, part) => text.replace(part, ''), whole)
    expect(own.match(/\$[\d.]*\d/g) ?? []).toEqual(row.prices ?? [])
    expect(own.match(/\(\d+\) [\d-]+|[\w.]+@[\w.]*\w/g) ?? []).toEqual(row.contacts ?? [])
    expect((row.words ?? []).filter(words => !states(own, words))).toEqual([])
  },
)

test.each(Object.keys(stated))(
  'pages: %s loads nothing from other sites (SEC-H1, SEC-P2)',
  async url => {
    for (const session of ['signedOut', 'loading'] as const) {
      const { html, loadError } = await renderPage(url, session, 'waitlist')
      const asked = `${html}${loadError}`.match(/(?<=\b(?:src|srcSet|href|action|poster)=")[^"]*/g)
      // A link opens another site only on a click: a mail, a call, a text message, WhatsApp.
      const elsewhere = /^(?!mailto:|tel:|sms:|https:\/\/wa\.me\/)(?:[a-z]+:|\/\/)/i
      expect(asked?.filter(address => elsewhere.test(address))).toEqual([])
      expect(html).not.toMatch(/<script|<iframe| on\w+="| style="/)
    }
  },
)

/** As wordsOf returns it: each element’s end is a space. */
const SENTENCE =
  'This form needs JavaScript, which is off here. Call (305) 555-0142 or write to team@coralwaypickleball.example , and we will help you.'

test.each(Object.keys(stated))(
  'pages: each form of %s says that it needs JavaScript and where to write, and puts no input into a URL (FORM-40)',
  async url => {
    const signedOut = await renderPage(url, 'signedOut', 'waitlist')
    const loading = await renderPage(url, 'loading', 'waitlist')
    const forms = [signedOut, loading].flatMap(({ html }) => [
      ...html.matchAll(/<form([^>]*)>(?:<noscript>(.*?)<\/noscript>)?/gs),
    ])
    expect(forms).not.toHaveLength(0)
    for (const [form, attributes, note = ''] of forms) {
      expect(attributes).toMatch(/ method="post"(?!.* action=)/)
      expect(wordsOf(note).trim()).toBe(SENTENCE)
      expect(form).toMatch(/ href="tel:\+13055550142".* href="mailto:team@/)
    }
  },
)

const VOID = /^(area|br|col|hr|img|input|link|meta|source|track|wbr)$/
/* A translator leaves these as they are. */
const UNTRANSLATED = /<(\w+)[^>]* translate="no"[^>]*>.*?<\/\1>/gs
const TOKEN = /<!--.*?-->|<(\/?)([\w-]+)[^>]*?(\/?)>|([^<]+)/gs

/** Returns each text that has another text or an element beside it. */
function textsBesideOthers(html: string): string[] {
  const open: { texts: string[]; elements: number }[] = [{ texts: [], elements: 0 }]
  const found: string[] = []
  for (const [, isEnd, tag, isClosed, text] of html
    .replace(UNTRANSLATED, '<br/>')
    .matchAll(TOKEN)) {
    const parent = open.at(-1)
    if (text?.trim()) parent?.texts.push(text)
    if (isEnd) {
      const { texts, elements } = open.pop() ?? { texts: [], elements: 0 }
      if (texts.length > 1 || elements > 0) found.push(...texts)
    } else if (tag) {
      if (parent) parent.elements += 1
      if (!isClosed && !VOID.test(tag)) open.push({ texts: [], elements: 0 })
    }
  }
  return found
}

/** The pages that differ in a later phase. */
const PHASED = ['/', '/about', '/auth?mode=register', '/booking', '/faq', '/membership', '/share']

// The guide is rendered from docs/api.md and never changes.
test.each(Object.keys(stated).filter(url => url !== '/graphql/docs'))(
  'pages: %s has an element of its own for each text, which a translator may replace (PAGE-11)',
  async url => {
    const phases = PHASED.includes(url)
      ? (['waitlist', 'booking'] as const)
      : (['waitlist'] as const)
    for (const session of ['signedOut', 'loading'] as const)
      for (const phase of phases) {
        const { html } = await renderPage(url, session, phase)
        expect(textsBesideOthers(html)).toEqual([])
      }
  },
)

async function visitorsHtml(url: string): Promise<string> {
  const { html } = await renderPage(url, 'signedOut', 'waitlist')
  return html.replace(/&#x27;|&amp;/g, one => ENTITIES[one] ?? one)
}

/** Returns the part of a page in an element that occurs once. */
const partOf = (html: string, tag: string) =>
  new RegExp(`<${tag}\\b.*</${tag}>`, 's').exec(html)?.[0] ?? ''

/** Returns the links of a part of a page, except those of the sentence about JavaScript. */
const linksIn = (html: string): Links =>
  [
    ...html
      .replace(/<noscript>.*?<\/noscript>/gs, '')
      .matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
  ].map(([, target = '', name = '']) => [name.replace(/<[^>]*>/g, '').trim(), target])

test.each(Object.entries(pageLinks))('links: %s has its links', async (url, links) => {
  expect(linksIn(partOf(await visitorsHtml(url), 'main'))).toEqual(links)
})

test('links: every link within the site leads to a page, or to a part of one', async () => {
  const html = new Map<string, string>()
  for (const url of Object.keys(stated)) html.set(url, await visitorsHtml(url))
  const files = ['/graphql', '/graphql/schema.graphql', '/openapi.json']
  const isBroken = (from: string, target: string) => {
    const [path = '', id] = target.replace(/^#/, `${from}#`).split('#')
    if (!path.startsWith('/') || files.includes(path)) return false
    const page = html.get(path.replace(/&plan=\w+/, ''))
    return page === undefined || (id !== undefined && !page.includes(` id="${id}"`))
  }
  const broken = [...html].flatMap(([from, text]) =>
    linksIn(text)
      .filter(([, target]) => isBroken(from, target))
      .map(link => [from, ...link].join(' ')),
  )
  expect(broken).toEqual([])
})

test('footer: the social channels are named, but have no links yet', async () => {
  const footer = partOf(await visitorsHtml('/about'), 'footer')
  expect(footer).toContain('Social channels: opening soon')
  const channels = /<ul[^>]*aria-labelledby="social".*?<\/ul>/s.exec(footer)?.[0] ?? ''
  expect(wordsOf(channels).trim().split(/\s+/)).toEqual(['Photos', 'Videos', 'Chat'])
  expect(channels).not.toMatch(/<a |<button/)
})

test('membership: no plan is for sale yet', async () => {
  const html = await visitorsHtml('/membership')
  const buttons = html.match(/<button(?:(?!<\/?button).)*?>Coming soon</gs) ?? []
  expect(buttons.map(button => / disabled=""/.test(button))).toEqual([true, true])
})

test('share: the HTML has no link without a host, and claims no reserved spot', async () => {
  for (const session of ['signedOut', 'loading'] as const) {
    const { html } = await renderPage('/share', session, 'waitlist')
    expect(html).not.toMatch(/mailto:\?|sms:|wa\.me/)
    expect(html).not.toMatch(/<input[^>]* value="[^"]/)
    expect(html).not.toMatch(/SPOT RESERVED(?!\?)/)
  }
})

test('structured data: the FAQ has all twenty answers, and the home page the club’s address', async () => {
  const faq = await renderPage('/faq', 'signedOut', 'waitlist')
  const questions = [...faq.html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, name = '']) => ({
    name: wordsOf(name).trim(),
  }))
  expect(questions).toHaveLength(20)
  expect(faq.data).toMatchObject({ '@type': 'FAQPage', mainEntity: questions })
  const { data } = await renderPage('/', 'signedOut', 'waitlist')
  expect(data).toMatchObject({
    '@type': 'SportsActivityLocation',
    name: 'Coral Way Pickleball Club',
    telephone: phone,
    address: {
      streetAddress: '1234 Coral Way',
      addressLocality: 'South Miami',
      addressRegion: 'FL',
      postalCode: '33143',
    },
  })
})

test('sharing: every public page has a unique title and description', async () => {
  const seen = new Set<string>()
  const open = (await pages).filter(({ access, status }) => access === 'public' && status === 200)
  for (const { url } of open) {
    const html = await visitorsHtml(url)
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(`${url} ${description}`).toMatch(/^\S+ .{41,169}$/)
    seen.add(title).add(description)
  }
  expect(seen.size).toBe(2 * open.length)
})
