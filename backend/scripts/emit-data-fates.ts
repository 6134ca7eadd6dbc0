import type { DataFate, PersonFate } from '../src/accounts/personal-data'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { tableOf, writeIntoPage } from './docs-page'

const copyOf = ({ copy }: PersonFate) =>
  'about' in copy ? `yes: ${copy.about}` : `no: ${copy.leftOut}`

const rowOf = ({ table, person, kept }: DataFate & { person: PersonFate }) => [
  `\`${table}\``,
  copyOf(person),
  person.deletion.effect,
  kept,
]

const { personalData } = createRegistry(features)
const rows = personalData.flatMap(fate => {
  const { person } = fate
  return person ? [rowOf({ ...fate, person })] : []
})
const others = personalData.filter(({ person }) => person === null)
const head = ['Table', 'In the copy', 'When the account is deleted', 'Kept otherwise']
const names = others.map(({ table }) => `\`${table}\``).join(', ')
const none = `These tables hold no data of people: ${names}.\n`
writeIntoPage('data.md', 'data of people', `${tableOf(head, rows)}\n${none}`)
