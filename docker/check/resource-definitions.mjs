/** Schemas of CustomResourceDefinitions, for resources that no package of ours describes. */
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import addFormats from 'ajv-formats'
import { parseAllDocuments } from 'yaml'
import { describeErrors } from './describe-errors.mjs'

/**
 * By `apiVersion/kind`: what lists a manifest's errors.
 * @param {string[]} files
 * @returns {Map<string, (manifest: object) => string[]>}
 */
export function compileResourceDefinitions(files) {
  const ajv = new Ajv.default({ strict: false, allErrors: true })
  addFormats.default(ajv)
  const resources = files.flatMap(file => parseAllDocuments(readFileSync(file, 'utf8')))
  return new Map(
    resources
      .map(it => it.toJSON())
      .filter(it => it?.kind === 'CustomResourceDefinition')
      .flatMap(({ spec: { group, names, versions } }) =>
        versions.map(({ name, schema }) => {
          const validate = ajv.compile(refuseUnknown(schema.openAPIV3Schema))
          const list = manifest => (validate(manifest), describeErrors(validate.errors))
          return [`${group}/${name}/${names.kind}`, list]
        }),
      ),
  )
}

/** Kubernetes drops members that a definition does not name; here they are mistakes. */
function refuseUnknown(schema) {
  const { properties, additionalProperties, items } = schema
  const isOpen =
    additionalProperties !== undefined || schema['x-kubernetes-preserve-unknown-fields']
  return {
    ...schema,
    ...(items && { items: refuseUnknown(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: refuseUnknown(additionalProperties),
    }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, it]) => [name, refuseUnknown(it)]),
      ),
      ...(!isOpen && { additionalProperties: false }),
    }),
  }
}
