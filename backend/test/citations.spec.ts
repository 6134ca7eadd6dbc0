import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'

const ROOT = resolve(__dirname, '../..')
const rules = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8')

/** A rule cited by its id: `(SEC-T2)`, `(decision W9)`, `(decisions F4, F5)`, `(decisions S1 to S5)`. */
const CITATION =
  /\b(?:SPEC|SEC|PERF|ADR)-[A-Z]?\d+\b|(?<=\b[Dd]ecisions? (?:[A-Z]\d+(?:, | and | to ))*)[A-Z]\d+\b/g

/** What cites pages that are not in the repository, or a rule by a bare id. */
const UNFOLLOWABLE = [
  /\b[Ss]ections? \d[\d.]*(?! of the RFC)(?![\d.])/g,
  /\b[Cc]hecklist \d+/g,
  /(?<!docs\/)\b(?:house|spec|checklist|performance|security|decisions)\.md\b/g,
  /\b[Ss]ecurity [A-Z]\d+/g,
  /\b[Tt]he (?:club['’]s )?specification\b/g,
  /\([FRSTW]\d+\b/g,
]

const SKIPPED = /^\.|^(?:node_modules|dist|dist-ssr|build|coverage|test-results|playwright-report)$/
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
  .filter(path => READ.test(basename(path)) && path !== __filename)
  .map(path => ({ name: relative(ROOT, path), text: readFileSync(path, 'utf8') }))

const entries = [...rules.matchAll(/^(?:- )?\*\*([A-Z]+(?:-[A-Z]?)?\d+)\b/gm)].map(([, id]) => id)

/** Every promise of docs/security.md has an id too, and most need no more words than there. */
const promises = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
const known = new Set([
  ...entries,
  ...[...promises.matchAll(/^\| ([A-Z]\d+) /gm)].map(([, id]) => `SEC-${String(id)}`),
])

/** A comment's lines as one, since a citation may go on in the next. */
const oneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\*)|\/\/)?\s*/g, ' ')

const citationsIn = (text: string) => oneLine(text).match(CITATION) ?? []

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
  ['/** A place (decision W99). */', ['W99']],
  ['/** Two (decisions W9, W99). */', ['W99']],
  ['/** Many (decisions S1\n * to S99). */', ['S99']],
  ['// Refused (SEC-T99)', ['SEC-T99']],
  ['the choice of ADR-99', ['ADR-99']],
  ['(spec section 7)', ['section 7']],
  ['sections 3.1 and 4', ['sections 3.1']],
  ['(checklist 226)', ['checklist 226']],
  ['see decisions.md, house.md', ['decisions.md', 'house.md']],
  ['(security S5, S6)', ['security S5']],
  ['as the specification says', ['the specification']],
  ['noticed by whatever asks next (R9)', ['(R9']],
])('citations: %j is refused', (text, words) => {
  expect(unfollowable(text)).toEqual(words)
})

test.each([
  '(decision W9)',
  '(decisions F4, F5)',
  '(decisions S1 to S5)',
  '(SEC-T2)',
  'docs/decisions.md',
  'outlined in section 5.6 of the RFC 3339',
])('citations: %j is fine', text => {
  expect(unfollowable(text)).toEqual([])
})
