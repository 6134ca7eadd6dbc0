/**
 * A preset and a plugin of GraphQL Code Generator: write the documents of each `.graphql` file of the
 * frontend, and their typed hooks, into the file beside it (ADR-17).
 */
const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')
const { Kind, OperationTypeNode, print, visit } = require('graphql')

const SOURCES = path.join(__dirname, '../frontend/src')
const API = path.join(SOURCES, 'api')
const DOCUMENT_NODE = '@graphql-typed-document-node/core'

/**
 * @typedef {import('graphql').OperationDefinitionNode} Operation
 * @typedef {import('graphql').FragmentDefinitionNode} Fragment
 * @typedef {{ document?: import('graphql').DocumentNode, location?: string }} Document
 * @typedef {{ fragments: Record<string, Fragment>, publicQueries: string[] }} Config
 */

/** @param {string} location a `.graphql` file */
const generatedFile = location => location.replace(/\.graphql$/, '.generated.ts')

/** @param {string} name */
const pascalCase = name => name.charAt(0).toUpperCase() + name.slice(1)

/** @param {import('graphql').VariableDefinitionNode} variable */
const isRequired = variable => variable.type.kind === Kind.NON_NULL_TYPE && !variable.defaultValue

/** Returns the text of all source files that may use a hook. */
const sourceText = () =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter(file => /(?<!\.spec|\.generated)\.tsx?$/.test(file))
    .map(file => readFileSync(path.join(SOURCES, file), 'utf8'))
    .join('\n')

/**
 * Returns the fragments that a definition contains, also inside other fragments, each once.
 * @param {Operation | Fragment} definition
 * @param {Config['fragments']} fragments
 */
function fragmentsIn(definition, fragments) {
  /** @type {Set<Fragment>} */
  const found = new Set()
  const collect = (/** @type {Operation | Fragment} */ node) =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments[value]
        if (!fragment) throw new Error(`There is no fragment ${value}`)
        if (found.has(fragment)) return
        found.add(fragment)
        collect(fragment)
      },
    })
  collect(definition)
  return [...found]
}

/**
 * Returns a document as an expression. It contains its fragments: a reference to another file's would
 * depend on the order in which script files run. Apollo needs no empty lists.
 * @param {Operation | Fragment} definition
 * @param {Config['fragments']} fragments
 */
const documentNode = (definition, fragments) =>
  JSON.stringify(
    { kind: Kind.DOCUMENT, definitions: [definition, ...fragmentsIn(definition, fragments)] },
    (key, /** @type {unknown} */ value) =>
      key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  )

/**
 * Returns the hook of an operation: Apollo Client's own, with its document and our only client.
 * @param {string} name
 * @param {Operation} operation
 */
function hook(name, { operation, variableDefinitions = [] }) {
  const kind = pascalCase(operation)
  const types = `Types.${name}${kind}, Types.${name}${kind}Variables`
  const options =
    operation === OperationTypeNode.QUERY ? 'QueryOptions' : `Apollo.use${kind}.Options`
  // A mutation gets its variables when it is called.
  const isOptional =
    operation === OperationTypeNode.MUTATION || !variableDefinitions.some(isRequired)
  return `export const use${name}${kind} = (options${isOptional ? '?' : ''}: ${options}<${types}>) => Apollo.use${kind}(${name}Document, { client, ...options });`
}

/**
 * Returns the text of a query that is sent without Apollo Client.
 * @param {string} name
 * @param {Operation} operation
 */
const queryText = (name, operation) =>
  `export const ${name}Text = '${print(operation).replace(/\s+/g, ' ')}';`

/** @param {string} from the file that imports @param {string} to */
function importPath(from, to) {
  const relative = path.relative(path.dirname(from), to).replace(/\.ts$/, '')
  return relative.startsWith('.') ? relative : `./${relative}`
}

/**
 * Returns the imports that a generated file needs.
 * @param {string} file
 * @param {string} content
 */
function importsOf(file, content) {
  const needed = [
    ['Types.', `import type * as Types from '${importPath(file, `${API}/operationTypes`)}';`],
    ['TypedDocumentNode<', `import type { TypedDocumentNode } from '${DOCUMENT_NODE}';`],
    ['Apollo.', `import * as Apollo from '@apollo/client/react';`],
    ['{ client,', `import { client } from '${importPath(file, `${API}/apollo/client`)}';`],
    [
      'QueryOptions<',
      `import type { QueryOptions } from '${importPath(file, `${API}/apollo/queryOptions`)}';`,
    ],
  ]
  return needed.flatMap(([word = '', line = '']) => (content.includes(word) ? line : []))
}

const preset = {
  /** @param {{ documents: Document[], config: { publicQueries: string[] } }} options Code Generator’s */
  buildGeneratesSection({ documents, config, ...options }) {
    const fragments = Object.fromEntries(
      documents
        .flatMap(({ document }) => document?.definitions ?? [])
        .filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map(fragment => [fragment.name.value, fragment]),
    )
    return documents.map(document => ({
      ...options,
      documents: [document],
      filename: generatedFile(document.location ?? ''),
      config: { ...config, fragments },
      // Code Generator has validated all documents together; this one lacks the others' fragments.
      skipDocumentsValidation: true,
    }))
  },
}

/**
 * @param {unknown} _schema
 * @param {Document[]} documents the document of one file
 * @param {Config} config
 */
function plugin(_schema, [{ document, location = '' } = {}], { fragments, publicQueries }) {
  const sources = sourceText()
  const lines = (document?.definitions ?? []).flatMap(definition => {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const { value } = definition.name
      return `export const ${value}FragmentDoc = ${documentNode(definition, fragments)} as unknown as TypedDocumentNode<Types.${value}Fragment, unknown>;`
    }
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name)
      throw new Error(`${location}: only named operations and fragments are allowed`)
    const name = pascalCase(definition.name.value)
    if (publicQueries.includes(name)) return queryText(name, definition)
    const kind = pascalCase(definition.operation)
    const types = `Types.${name}${kind}, Types.${name}${kind}Variables`
    const constant = `export const ${name}Document = ${documentNode(definition, fragments)} as unknown as TypedDocumentNode<${types}>;`
    return sources.includes(`use${name}${kind}`) ? [constant, hook(name, definition)] : constant
  })
  const content = lines.join('\n')
  return { prepend: importsOf(path.resolve(generatedFile(location)), content), content }
}

module.exports = { preset, plugin }
