import { types } from 'node:util'

/** What an error of Node, PostgreSQL, TypeORM or Express tells about itself in one word, and never quotes. */
const FACTS = [
  'code',
  'syscall',
  'type',
  'status',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'statement',
] as const

const IDENTIFIER = /^[\w.-]{1,63}$/

/** The whole message of a lost connection, which has no code. */
const CONSTANT_MESSAGES = new Set([
  'Cannot use a pool after calling end on the pool',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Driver not Connected',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
])

const CAUSES_MAX = 3

/**
 * An error for the log, in lines: what it is and where it was thrown. Its message is left out, and so are
 * PostgreSQL's details, TypeORM's parameters and whatever else may quote what a person sent (SEC-O7).
 */
export function describeError(error: unknown, causes = CAUSES_MAX): string {
  if (!types.isNativeError(error)) return `a thrown ${typeof error}`
  // Any member may be there, and be anything.
  const members = error as unknown as Record<string, unknown>
  const facts = FACTS.flatMap(name => describeFact(name, members[name]))
  const words = CONSTANT_MESSAGES.has(error.message) ? [`"${error.message}"`] : []
  const head = [IDENTIFIER.test(error.name) ? error.name : 'Error', ...facts, ...words].join(' ')
  const lines = [head, ...framesOf(error)]
  const cause = error.cause ?? members['originalError']
  if (cause && causes > 0) lines.push(`  caused by ${describeError(cause, causes - 1)}`)
  return lines.join('\n')
}

function describeFact(name: string, value: unknown): string[] {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && IDENTIFIER.test(text) ? [`${name}=${text}`] : []
}

/** As V8 writes them: functions of ours, of a package, of Node, or built in. */
const FRAME = /^ {4}at (?:[\w$.<>[\]# ]+ \()?(?:[^()"'`]+:\d+:\d+|index \d+|<anonymous>|native)\)?$/

/** The stack's last lines: a message stands before them, and may be made to look like them. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = stack.slice(start < 0 ? 0 : start + message.length).split('\n')
  return lines.slice(lines.findLastIndex(line => !FRAME.test(line)) + 1)
}
