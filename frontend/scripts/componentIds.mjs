import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

const givenId = /(componentId:\s*["'`]sc-)[a-z0-9]+(?=-\d+["'`])/g

/**
 * Names styled components by where their file stands in the project. Left alone they are named by
 * its place on the machine, and the same code would become other files in another folder.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export function portableComponentIds(root) {
  return {
    name: 'portable-component-ids',
    transform(code, id) {
      if (!code.includes('componentId')) return null
      const file = relative(root, id.replace(/\?.*/s, '')).split(sep).join('/')
      const hash = createHash('sha256').update(file).digest().readUInt32BE().toString(36)
      return {
        code: code.replace(givenId, (_given, /** @type {string} */ before) => before + hash),
        map: null,
      }
    },
  }
}
