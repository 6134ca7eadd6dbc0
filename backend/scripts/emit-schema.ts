import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isObjectType, type GraphQLSchema } from 'graphql'
import { emitSchemaDefinitionFileSync } from 'type-graphql'
import { features } from '../src/features'
import { createRegistry } from '../src/features/registry'
import { surveys } from '../src/features/surveys/surveys'
import { createSchema } from '../src/schema'

const HEAD =
  '# Written by `npm run codegen` from the surveys’ classes, whose order of fields it keeps.\n'

/** Returns a fragment for each survey, with all of its fields. */
function surveyFragments(schema: GraphQLSchema): string {
  const fragments = Object.values(surveys).map(({ entity: { name } }) => {
    const type = schema.getType(name)
    if (!isObjectType(type)) throw new Error(`the schema has no type ${name}`)
    const fields = Object.keys(type.getFields()).map(field => `  ${field}\n`)
    return `\nfragment ${name}Fields on ${name} {\n${fields.join('')}}\n`
  })
  return HEAD + fragments.join('')
}

const schema = createSchema(createRegistry(features))
emitSchemaDefinitionFileSync(resolve(__dirname, '../../schema.graphql'), schema)
const fragments = resolve(__dirname, '../src/features/surveys/survey-fields.graphql')
writeFileSync(fragments, surveyFragments(schema))
console.log('schema.graphql and survey-fields.graphql are written')
