import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { createSchema } from '../src/schema'
import { enumTable, operationTables } from './api-tables'
import { writeIntoPage } from './docs-page'

const schema = createSchema(createRegistry(features))
writeIntoPage('api.md', 'operations', operationTables(schema))
writeIntoPage('api.md', 'enum values', enumTable(schema))
