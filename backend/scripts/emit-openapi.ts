import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { openApiText } from './openapi/openapi-text'

const file = resolve(__dirname, '../openapi.json')
const guide = readFileSync(resolve(__dirname, '../../docs/api.md'), 'utf8')
writeFileSync(file, openApiText(guide))
console.log('openapi.json is written')
