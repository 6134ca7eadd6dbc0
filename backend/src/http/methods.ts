import { AppError } from '../core/errors'
import type { Guard } from './guard'

/**
 * Responds to OPTIONS with the `Allow` header; throws METHOD_NOT_ALLOWED for every other method.
 */
export function refuseOtherMethods(offered: Iterable<string>): Guard {
  const allow = [...new Set([...withHead(offered), 'OPTIONS'])].join(', ')
  return (req, res) => {
    res.setHeader('Allow', allow)
    if (req.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
    res.status(204).end()
  }
}

/** Adds HEAD to GET. */
const withHead = (methods: Iterable<string>) =>
  [...methods].flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
