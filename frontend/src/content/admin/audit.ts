import { shortDateTime } from '../../format/dates'
import { dollars } from '../../format/money'
import { counted } from './counted'

type Values = Readonly<Record<string, unknown>>

const none = '–'

/** Fields whose name says too little. */
const names: Readonly<Record<string, string>> = { by: 'asked for by', cents: 'amount' }

/** Values in words, by field. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: {
    person: 'the person',
    team: 'the club',
    restore: 'the restore of a backup',
    unused: 'nobody: unused for 24 months',
  },
}

/** Returns a field's name in words: `endsOn` is “ends on”. */
const fieldOf = (name: string) =>
  names[name] ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const CODE = /^[a-z0-9]+(_[a-z0-9]+)+$/

/** Returns a stored value in words: a moment in the club's time zone, a code without underscores. */
function valueOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return none
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return name === 'cents' ? dollars(value) : String(value)
  if (Array.isArray(value)) return value.map(one => valueOf(name, one)).join(', ') || none
  if (typeof value !== 'string') return JSON.stringify(value)
  if (INSTANT.test(value)) return shortDateTime(value)
  return words[name]?.[value] ?? (CODE.test(value) ? value.replaceAll('_', ' ') : value)
}

/** Returns the values that have changed, and those that only one side has: one text for each field. */
function changes(before: Values, after: Values): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(name => {
    const [from, to] = [valueOf(name, before[name]), valueOf(name, after[name])]
    if (from === to) return []
    return name in before && name in after
      ? `${fieldOf(name)}: ${from} → ${to}`
      : `${fieldOf(name)}: ${name in after ? to : from}`
  })
}

/** The texts of the audit log: a section, and a part of a person's panel. */
export const auditTexts = {
  search: 'Search by person, staff or act, such as “export”',
  kind: 'Act',
  anyKind: 'Any act',
  staff: 'Staff',
  anyStaff: 'Anybody',
  about: {
    show: (name: string) => `Only records about ${name}`,
    hide: (name: string) => `About ${name}: show everybody`,
    somebody: 'one person',
  },
  caption: 'What the team did, latest first',
  what: 'What',
  who: 'Who',
  nobody: 'Nobody signed in',
  whom: 'About',
  none,
  from: 'From',
  token: (name: string | null) => (name === null ? 'An access token' : `Access token “${name}”`),
  change: 'Change',
  when: 'When',
  changes,
  count: (total: number) => counted(total, 'record'),
  empty: 'Nothing has been recorded yet',
  nothing: 'No record matches',
  everything: 'Show all records',
  failed: 'The audit log could not be loaded.',
  history: {
    title: 'History',
    count: (count: number) => counted(count, 'record'),
    empty: 'No records yet',
    all: 'Show all in the audit log',
  },
}
