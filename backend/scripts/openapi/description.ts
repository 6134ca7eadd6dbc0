import { isErrorCode, type ErrorCode } from '../../src/shared/errors'

/** The parts of an operation's description in the schema. */
export interface Description {
  /** The first sentence, without its full stop. */
  summary: string
  /** The other sentences; empty if there are none. */
  text: string
  /** The error codes, each with what the description says of it (` if …`, ` for …`). */
  errors: Map<ErrorCode, string>
}

/** The security of a call says the same. */
const WHO_MAY_CALL =
  /^(Team only|Open to everyone|Closed to access tokens|Access tokens need `\w+`)\.$/

/**
 * Splits a description: sentences, then `Errors:` and the codes, each with the cases that return it.
 * Throws if something else than a code follows.
 */
export function parseDescription(description: string): Description {
  const [sentences = '', list = ''] = description.split(/ Errors: (.*)\.$/s)
  const [summary = '', ...others] = sentences.split(/(?<=\.) (?=[A-Z])/)
  const errors = new Map<ErrorCode, string>()
  for (const clause of list ? list.split(/[;,] (?=[A-Z]+(?:_[A-Z]+)*\b(?!’))/) : []) {
    const [code = ''] = clause.split(' ')
    if (!isErrorCode(code)) throw new Error(`no error code: ${clause}`)
    // GraphQL alone has extensions; a member of REST's error has the same name.
    errors.set(code, clause.slice(code.length).replace(/extensions\./g, ''))
  }
  return {
    summary: summary.replace(/\.$/, ''),
    text: others.filter(one => !WHO_MAY_CALL.test(one)).join(' '),
    errors,
  }
}
