import { formatCount } from '../../format/numbers'
import { counted } from './counted'

type Values = Readonly<Record<string, unknown>>

const none = '–'

/** Fields whose name says too little, and their values in words. */
const known: Readonly<Record<string, { name: string; values: Readonly<Record<string, string>> }>> =
  {
    by: {
      name: 'asked for by',
      values: {
        person: 'the person',
        team: 'the club',
        restore: 'the restore of a backup',
        unused: 'nobody: unused for 24 months',
      },
    },
  }

/** Returns a field's name in words: `endsOn` is “ends on”. */
const fieldOf = (name: string) =>
  known[name]?.name ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)

function valueOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return none
  if (typeof value !== 'string') return JSON.stringify(value)
  return known[name]?.values[value] ?? value
}

/** Returns the changed values in words, one text for each field. */
function changes(before: Values, after: Values): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.map(name => {
    const [from, to] = [valueOf(name, before[name]), valueOf(name, after[name])]
    return name in before && name in after
      ? `${fieldOf(name)}: ${from} → ${to}`
      : `${fieldOf(name)}: ${name in after ? to : from}`
  })
}

/** The texts of the audit log: a section, and a part of a person's panel. */
export const auditTexts = {
  search: 'Search by person, staff or act, such as “export”',
  find: 'FIND',
  kind: 'Act',
  anyKind: 'Any act',
  staff: 'Staff',
  anyStaff: 'Anybody',
  about: {
    show: (name: string) => `Only records about ${name}`,
    hide: (name: string) => `About ${name}: show everybody`,
    somebody: 'one person',
  },
  download: 'Export CSV',
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
  found: (total: number) => `${formatCount(total)} found`,
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
