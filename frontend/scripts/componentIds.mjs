import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

const givenId = /(componentId:\s*["'`]sc-)[a-z0-9]+(?=-\d+["'`])/g

/**
 * Derives the ids of styled components from their file's path within the project. By default they
 * depend on the absolute path, and the same code would build different files in another folder.
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
