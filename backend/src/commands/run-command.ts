import 'reflect-metadata'
import { describeStartError } from '../core/describe-start-error'
import { writeLogTo } from '../core/log'

/** Wrong usage of a command; the message shows the correct usage. */
export class UsageError extends Error {}

/** Prints a line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs a command and ends the process. The exit code is 0 or the one that `work` returns, 1 with a
 * sentence after a failure, and 2 for wrong usage.
 */
export function runCommand(work: (args: string[]) => Promise<unknown>): void {
  // Stdout is for the command's result only.
  writeLogTo(process.stderr)
  work(process.argv.slice(2)).then(
    code => {
      process.exitCode = typeof code === 'number' ? code : 0
    },
    (error: unknown) => {
      const isUsage = error instanceof UsageError
      process.stderr.write(`${isUsage ? error.message : describeStartError(error)}\n`)
      process.exitCode = isUsage ? 2 : 1
    },
  )
}
