import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')

/** A rule cited by its id: `(SEC-T2)`, `(FORM-4, FORM-5)`, `(ACCOUNT-1 to ACCOUNT-5)`. */
const CITATION =
  /\b(?:SPEC|ACCOUNT|WAITLIST|BOOKING|PLANNER|MEMBERSHIP|NOTICE|STANDBY|PLAYER|SPOT|HIDE|OPEN|PAGE|API|FORM|MAIL|OPS|PERF|ADR)-\d+\b|\bSEC-[A-Z]\d+\b/g
const RANGE = /\b([A-Z]+-)(\d+) to \1(\d+)\b/g

/** Rules that no code and no page cites, but that their readers need. */
const KEPT: Record<string, string> = {
  'SPEC-13': 'The two delays look arbitrary.',
  'ACCOUNT-9': 'The address changes before it is confirmed.',
  'ACCOUNT-22': 'Registration reveals taken addresses on purpose.',
  'WAITLIST-8': 'The figure includes entries of every status.',
  'WAITLIST-15': 'Operators may lower a cap.',
  'API-10': 'The API has a survey that no page uses.',
  'FORM-6': 'The API has sixteen flags that no form uses, and an odd name.',
  'MAIL-2': 'The response comes before the work, for a reason that code does not show.',
  'MAIL-3': 'Five causes have one error code.',
  'OPS-8': 'Operators see its messages.',
  'OPS-20': 'Operators configure probes and proxies by it.',
  'PERF-1': 'Scripts run late on purpose.',
  'PERF-2': 'Forms load their code late on purpose.',
}

/** References to pages that are not in the repository, and rules without the prefix of their area. */
const UNFOLLOWABLE = [
  /\b[Ss]ections? \d[\d.]*(?! of the RFC)(?![\d.])/g,
  /\b[Cc]hecklist \d+/g,
  /\b(?:house|spec|checklist)\.md\b|(?:docs\/)?\bdecisions\.md\b/g,
  /\b[Ss]ecurity [A-Z]\d+/g,
  /\b[Tt]he (?:club['’]s )?specification\b/g,
  /\b[Dd]ecisions? [A-Z]\d+\b/g,
  /\([FMORSTW]\d+\b/g,
]

const SKIPPED = /^\.|^(?:node_modules|dist|dist-ssr|build|coverage|test-results|playwright-report)$/
/** Specs that cite rules that do not exist. */
const SAMPLES = /\b(?:citations|security-promises)\.spec\.ts$/
const READ = /\.(?:tsx?|[cm]?js|graphql|md|html|ya?ml|sh)$|^Dockerfile/

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (SKIPPED.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

const files = [...filesBelow(ROOT)]
const texts = files
  .filter(path => READ.test(basename(path)) && !SAMPLES.test(path))
  .map(path => ({ name: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

const entries = texts
  .filter(({ name }) => name.startsWith('docs/decisions/'))
  .flatMap(({ text }) => [...text.matchAll(/^(?:- \*\*|# )([A-Z]+-\d+)(?:\*\*|:) /gm)])
  .map(([, id]) => String(id))

const promises = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const known = new Set([
  ...entries,
  ...[...promises.matchAll(/^\| (SEC-[A-Z]\d+) /gm)].map(([, id]) => String(id)),
])

/** A comment's lines as one, since a citation may go on in the next. */
const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\*)|\/\/)?\s*/g, ' ')

const citationsIn = (text: string) => oneLine(text).match(CITATION) ?? []

/** The ids within the ranges of a text, their ends apart. */
function idsInRanges(text: string): string[] {
  return [...oneLine(text).matchAll(RANGE)].flatMap(([, area, first, last]) =>
    Array.from(
      { length: Number(last) - Number(first) - 1 },
      (_, index) => `${String(area)}${String(Number(first) + 1 + index)}`,
    ),
  )
}

/** What a reader of the text cannot look up. */
function unfollowable(text: string): string[] {
  const line = oneLine(text)
  return [
    ...citationsIn(text).filter(id => !known.has(id)),
    ...UNFOLLOWABLE.flatMap(pattern => line.match(pattern) ?? []),
  ]
}

/** A comment, or on a page a name in code letters and a link. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|^\s*#.*/gm
const NAMED = /`[^`\n]+`|\]\([^)\s]+\)/g
/** The name of a file of ours; what is built (dist/) is not there yet. */
const FILE =
  /(?<![\w./@-])(?!(?:backend\/)?dist\/)[\w-][\w./-]*\.(?:tsx?|[cm]?js|graphql|json|md)\b/g

/** The files that a text tells its reader to look into, and that are not there. */
function missingFiles(name: string, text: string): string[] {
  const places = text.match(name.endsWith('.md') ? NAMED : COMMENT) ?? []
  const named = places.flatMap(place => place.match(FILE) ?? [])
  return named.filter(one => !files.some(path => path.endsWith(`/${one}`)))
}

const CODE = /\.(?:tsx?|[cm]?js)$/
const wordsIn = (text: string) => text.match(/[\w$]+/g) ?? []
const vocabulary = new Set(
  texts
    .filter(({ name }) => !name.endsWith('.md'))
    .flatMap(({ text }) => wordsIn(text.replace(COMMENT, ''))),
)

/** The names in code letters within a text's comments that nothing in the code has. */
function missingNames(text: string): string[] {
  const comments = text.match(COMMENT) ?? []
  const names = comments.flatMap(
    comment => comment.match(/(?<=`)[A-Za-z$][\w$.]*(?=(?:\(\))?`)/g) ?? [],
  )
  return names.filter(name => !wordsIn(name).every(word => vocabulary.has(word)))
}

test('citations: an id means one rule', () => {
  expect(entries.filter((id, index) => entries.indexOf(id) < index)).toEqual([])
})

test('citations: each one in code, tests and pages leads to a rule or a promise', () => {
  const dead = texts.flatMap(({ name, text }) =>
    unfollowable(text).map(words => `${name}: ${words}`),
  )
  expect(dead).toEqual([])
  const code = texts.filter(({ name }) => name.endsWith('.ts'))
  expect(code.flatMap(({ text }) => citationsIn(text))).not.toEqual([])
})

test('citations: each rule is cited outside of docs/decisions, or has a reason to be kept', () => {
  const others = texts.filter(({ name }) => !name.startsWith('docs/decisions/'))
  const cited = new Set(others.flatMap(({ text }) => [...citationsIn(text), ...idsInRanges(text)]))
  const rules = entries.filter(id => !id.startsWith('ADR-'))
  expect(rules.filter(id => !cited.has(id) && !(id in KEPT))).toEqual([])
  expect(Object.keys(KEPT).filter(id => cited.has(id) || !rules.includes(id))).toEqual([])
})

test('citations: each file that a comment or a page names is there', () => {
  const dead = texts.flatMap(({ name, text }) =>
    missingFiles(name, text).map(one => `${name}: ${one}`),
  )
  expect(dead).toEqual([])
})

test('citations: a file that is not there is refused', () => {
  const text = '/** See graphql/cursors.ts and gone.ts. */\n// paging/gone.ts\nimport "./gone-too"'
  expect(missingFiles('a.ts', text)).toEqual(['gone.ts', 'paging/gone.ts'])
  expect(
    missingFiles('a.md', '`rest/gone.ts`, [here](docs/api.md), [there](docs/gone.md)'),
  ).toEqual(['rest/gone.ts', 'docs/gone.md'])
})

test('citations: each name that a comment has in code letters is in the code', () => {
  const code = texts.filter(({ name }) => CODE.test(name))
  const dead = code.flatMap(({ name, text }) => missingNames(text).map(one => `${name}: ${one}`))
  expect(dead).toEqual([])
})

test('citations: a name that is not in the code is refused', () => {
  const text = '/** As `goneRule()` and `texts.gonePart`. */\n// `GoneType` `test`'
  expect(missingNames(text)).toEqual(['goneRule', 'texts.gonePart', 'GoneType'])
})

test.each([
  ['/** A place (WAITLIST-99). */', ['WAITLIST-99']],
  ['/** Two (WAITLIST-9, WAITLIST-99). */', ['WAITLIST-99']],
  ['/** Many (ACCOUNT-1\n * to ACCOUNT-99). */', ['ACCOUNT-99']],
  ['// Refused (SEC-T99)', ['SEC-T99']],
  ['the choice of ADR-99', ['ADR-99']],
  ['/** A place (decision W9). */', ['decision W9']],
  ['/** Two (decisions\n * F4, F5). */', ['decisions F4']],
  ['noticed by the next request (R9)', ['(R9']],
  ['(spec section 7)', ['section 7']],
  ['sections 3.1 and 4', ['sections 3.1']],
  ['(checklist 226)', ['checklist 226']],
  ['see decisions.md, house.md', ['house.md', 'decisions.md']],
  ['see docs/decisions.md', ['docs/decisions.md']],
  ['(security S5, S6)', ['security S5']],
  ['as the specification says', ['the specification']],
])('citations: %j is refused', (text, words) => {
  expect(unfollowable(text).toSorted()).toEqual(words.toSorted())
})

test.each([
  '(WAITLIST-9)',
  '(FORM-4, FORM-5)',
  '(ACCOUNT-1 to ACCOUNT-5)',
  '(SEC-T2)',
  'docs/decisions/README.md',
  'outlined in section 5.6 of the RFC 3339',
])('citations: %j is fine', text => {
  expect(unfollowable(text)).toEqual([])
})
