import { types } from 'node:util'

/**
 * Members of errors of Node, PostgreSQL, TypeORM and Express that are one word and never quote
 * input.
 */
const MEMBERS = [
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

/** Complete messages of lost connections, which have no code. */
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

/** The codes and messages of a connection that could not be opened, while its server is away. */
const UNCONNECTED_CODES = new Set([
  'ECONNREFUSED',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  '57P03',
])
const UNCONNECTED_MESSAGES = new Set([
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
])

const CAUSES_MAX = 3

/**
 * Describes an error for the log, in lines: its kind and where it was thrown. Omits the message,
 * PostgreSQL's details, TypeORM's parameters and anything else that may quote input (SEC-O7). Of a
 * connection that could not be opened it has one line: where it was wanted says nothing of the cause,
 * and each request would repeat it.
 */
export function describeError(error: unknown, causes = CAUSES_MAX): string {
  if (!types.isNativeError(error)) return `a thrown ${typeof error}`
  // Any member may exist and have any type.
  const members = error as unknown as Record<string, unknown>
  const details = MEMBERS.flatMap(name => describeMember(name, members[name]))
  const message = CONSTANT_MESSAGES.has(error.message) ? [`"${error.message}"`] : []
  const head = [IDENTIFIER.test(error.name) ? error.name : 'Error', ...details, ...message].join(
    ' ',
  )
  const isUnconnected =
    UNCONNECTED_CODES.has(String(members['code'])) || UNCONNECTED_MESSAGES.has(error.message)
  const lines = isUnconnected ? [head] : [head, ...framesOf(error)]
  const cause = error.cause ?? members['originalError']
  if (cause && causes > 0) lines.push(`  caused by ${describeError(cause, causes - 1)}`)
  return lines.join('\n')
}

function describeMember(name: string, value: unknown): string[] {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && IDENTIFIER.test(text) ? [`${name}=${text}`] : []
}

/** A stack frame as V8 writes it: a function of ours, of a package, of Node, or built in. */
const FRAME = /^ {4}at (?:[\w$.<>[\]# ]+ \()?(?:[^()"'`]+:\d+:\d+|index \d+|<anonymous>|native)\)?$/

/**
 * Returns only the last lines of the stack that are frames: the message precedes them and may
 * imitate them.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = stack.slice(start < 0 ? 0 : start + message.length).split('\n')
  return lines.slice(lines.findLastIndex(line => !FRAME.test(line)) + 1)
}
