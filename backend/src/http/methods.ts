import { AppError } from '../core/errors'
import type { Guard } from './guard'

/** Answers OPTIONS with what a path offers, and refuses every other method. */
export function refuseOtherMethods(offered: Iterable<string>): Guard {
  const allow = [...new Set([...withHead(offered), 'OPTIONS'])].join(', ')
  return (req, res) => {
    res.setHeader('Allow', allow)
    if (req.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED')
    res.status(204).end()
  }
}

/** What may be read by GET may be asked about by HEAD. */
const withHead = (methods: Iterable<string>) =>
  [...methods].flatMap(method => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

const graphqlOthers = refuseOtherMethods(['GET', 'POST'])

/** PUT, DELETE and their like are not offered on /graphql, whatever they carry. */
export const requireGetOrPost: Guard = (req, res) => {
  if (!['GET', 'POST', 'HEAD'].includes(req.method)) return graphqlOthers(req, res)
  // Apollo Server knows no HEAD; Node sends no body to one, whatever is written here.
  if (req.method === 'HEAD') req.method = 'GET'
}
