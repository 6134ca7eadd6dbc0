/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(__dirname, 'examples')

/** The editor shows 60 characters of a line in a window of 1440 pixels; a wider font shows fewer. */
const LINE_MAX = 56

it.each(readdirSync(folder))('API explorer: the lines of %s fit into the editor', file => {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n')
  expect(lines.filter(line => line.length > LINE_MAX)).toEqual([])
})
