import { features } from '../../src/features'
import { createRegistry } from '../../src/features/registry'
import { csvRoutes } from '../../src/rest/csv-routes'
import { routes } from '../../src/rest/routes'
import { createSchema } from '../../src/schema'
import { createOpenApi } from './document'
import { createExamples } from './guide'

/** Returns the text of openapi.json: the tables of routes, the schema, and the guide's examples. */
export function openApiText(guide: string): string {
  const document = createOpenApi({
    schema: createSchema(createRegistry(features)),
    rows: [...routes, ...csvRoutes],
    examplesOf: createExamples(guide),
  })
  return `${JSON.stringify(document, null, 2)}\n`
}
