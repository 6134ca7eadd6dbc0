import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'

const givenId = /(componentId:\s*["'`]sc-)[a-z0-9]+(?=-\d+["'`])/g

/**
 * Names styled components by where their file stands in the project. Left alone they are named by
 * its place on the machine, and the same code would become other files in another folder.
 */
export function portableComponentIds(root) {
  return {
    name: 'portable-component-ids',
    transform(code, id) {
      if (!code.includes('componentId')) return null
      const file = relative(root, id.split('?')[0]).split(sep).join('/')
      const hash = createHash('sha256').update(file).digest().readUInt32BE().toString(36)
      return { code: code.replace(givenId, (_given, before) => before + hash), map: null }
    },
  }
}
