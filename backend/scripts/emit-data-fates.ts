import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { DataFate, PersonFate } from '../src/accounts/personal-data'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'

const FILE = resolve(__dirname, '../../docs/data.md')
const TABLE = /(?<=<!-- data of people, by npm run codegen -->\n\n).*?(?=<!-- end -->)/s

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
const table = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |\n`)
const names = others.map(({ table: name }) => `\`${name}\``).join(', ')

const page = readFileSync(FILE, 'utf8')
if (!TABLE.test(page)) throw new Error('docs/data.md has no place for the data of people')
const text = `${table.join('')}\nThese tables hold no data of people: ${names}.\n\n`
writeFileSync(FILE, page.replace(TABLE, text))
console.log('the data of people in docs/data.md is written')
