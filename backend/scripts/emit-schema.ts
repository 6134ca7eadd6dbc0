import { resolve } from 'node:path'
import { createSchema } from '../src/schema'

const path = resolve(__dirname, '../../schema.graphql')
createSchema({ path, sortedSchema: true })
console.log('schema.graphql is emitted')
