import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ')

/** Every number that the pattern captures in the text, without separators. */
const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map(([, number = '']) => number.replace(/[,_]/g, ''))

const WEIGHTS = 'frontend/scripts/weights.mjs'
const CLUB = 'backend/src/shared/club.ts'
const LIMITS = 'backend/src/http/rate-limits.ts'

/** Sentences that name a number, and the code that defines it. */
const NUMBERS: [pages: string[], sentence: RegExp, source: string, definition: RegExp][] = [
  [
    ['CONTRIBUTING.md', 'docs/performance.md'],
    /([\d.]+) KB of script/,
    WEIGHTS,
    /PAGE_BUDGET = (\d+)/,
  ],
  [
    ['CONTRIBUTING.md', 'docs/performance.md'],
    /([\d.]+) KB (?:with|for a page with) a form/,
    WEIGHTS,
    /FORM_BUDGET = (\d+)/,
  ],
  [['CONTRIBUTING.md'], /in (\d+) files/, WEIGHTS, /FILES_BUDGET = (\d+)/],
  [['docs/performance.md'], /(\d+) script files/, WEIGHTS, /FILES_BUDGET = (\d+)/],
  [['README.md'], /(\d+) places/, CLUB, /waitlistCapacity: (\d+)/],
  [['README.md'], /at most (\d+) a day/, CLUB, /waitlistDailyCap: (\d+)/],
  [['README.md', 'CONTRIBUTING.md'], /\(([\d.]+) or newer/, 'package.json', /"node": ">=([\d.]+)"/],
  [['README.md', 'CONTRIBUTING.md'], /Node (\d+) \(/, '.nvmrc', /(\d+)/],
  [
    ['docs/security.md'],
    /([\d,]+) KiB/,
    'backend/src/accounts/passwords.ts',
    /memoryCost: ([\d_]+)/,
  ],
  [
    ['docs/api.md'],
    /requests without a session[^|]*\| network address +\| ([\d,]+) in 5 minutes/,
    LIMITS,
    /'visitor-calls', ([\d_]+)/,
  ],
  [
    ['docs/api.md'],
    /requests with a session[^|]*\| account +\| ([\d,]+) in 5 minutes/,
    LIMITS,
    /'account-calls', ([\d_]+)/,
  ],
]

const cases = NUMBERS.flatMap(([pages, ...rest]) => pages.map(page => [page, ...rest] as const))

test.each(cases)(
  'prose: the number in %s, %s, is the one in %s',
  (page, sentence, source, definition) => {
    const [defined, ...others] = numbersIn(textOf(source), definition)
    expect(others).toEqual([])
    const stated = new Set(numbersIn(textOf(page), sentence))
    expect([...stated]).toEqual([defined])
  },
)
