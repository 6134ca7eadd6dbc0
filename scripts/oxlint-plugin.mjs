/** The rules of our own, for oxlint. */

/** @typedef {{ report: (problem: { node: unknown; message: string }) => void }} Context */

const refetchByDocument = {
  /** @param {Context} context */
  create: context => ({
    /** @param {unknown} node */
    'Property[key.name=/^(refetchQueries|include)$/] > ArrayExpression > Literal'(node) {
      const message = 'A query to be fetched again is named by its generated document.'
      context.report({ node, message })
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- where oxlint looks for a plugin
export default { meta: { name: 'club' }, rules: { 'refetch-by-document': refetchByDocument } }
