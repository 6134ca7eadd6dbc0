import { getMetadataStorage } from 'type-graphql'
import { features } from '../../src/features'
import { createRegistry } from '../../src/features/registry'
import { csvRoutes } from '../../src/rest/csv-routes'
import { routes } from '../../src/rest/routes'
import { createSchema } from '../../src/schema'
import { createOpenApi } from './document'
import { createExamples } from './guide'
import type { Who } from './operation'

/** Returns the text of openapi.json: the tables of routes, the schema, and the guide's examples. */
export function openApiText(guide: string): string {
  const document = createOpenApi({
    schema: createSchema(createRegistry(features)),
    rows: [...routes, ...csvRoutes],
    whoMayCall,
    examplesOf: createExamples(guide),
  })
  return `${JSON.stringify(document, null, 2)}\n`
}

/** Who may run a query or a mutation, as its `@Authorized` says. */
function whoMayCall(name: string): Who {
  const { queries, mutations, authorizedFields } = getMetadataStorage()
  const field = [...queries, ...mutations].find(({ schemaName }) => schemaName === name)
  const rule = authorizedFields.find(
    ({ target, fieldName }) => target === field?.target && fieldName === field.methodName,
  )
  if (!rule) return 'everyone'
  return rule.roles.length > 0 ? 'team' : 'member'
}
