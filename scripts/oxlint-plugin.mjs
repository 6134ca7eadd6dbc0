/** Our own rules for oxlint. */

/** @typedef {{ report: (problem: { node: unknown; message: string }) => void }} Context */

const refetchByDocument = {
  /** @param {Context} context */
  create: context => ({
    /** @param {unknown} node */
    'Property[key.name=/^(refetchQueries|include)$/] > ArrayExpression > Literal'(node) {
      const message = 'Name a query to refetch by its generated document.'
      context.report({ node, message })
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads a plugin's default export
export default { meta: { name: 'club' }, rules: { 'refetch-by-document': refetchByDocument } }
