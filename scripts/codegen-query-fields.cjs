/** A plugin of GraphQL Code Generator: writes the type of the names of the schema's queries. */
module.exports = {
  /** @param {import('graphql').GraphQLSchema} schema */
  plugin(schema) {
    const names = Object.keys(schema.getQueryType()?.getFields() ?? {}).sort()
    return `\n/** The name of a query of the schema. */\nexport type QueryField =\n${names.map(name => `  | '${name}'`).join('\n')};\n`
  },
}
