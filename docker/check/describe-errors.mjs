/**
 * What Ajv found, a line each: where, what, and the name it is about.
 * @param {import('ajv').ErrorObject[] | null | undefined} errors
 */
export function describeErrors(errors) {
  return (errors ?? []).map(({ instancePath, message, params }) => {
    const name = params.additionalProperty ? ` (${params.additionalProperty})` : ''
    return `${instancePath || '/'} ${message}${name}`
  })
}
