import 'reflect-metadata'
import { describeStartError } from '../core/describe-start-error'
import { writeLogTo } from '../core/log'

/** A command that was written wrongly; its message says how to write it. */
export class UsageError extends Error {}

/** Prints a line for the person at the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command to its end. The process ends with 0 or the code that `work` gives, with 1 and a sentence when it failed, with 2 when it was written wrongly. */
export function runCommand(work: (words: string[]) => Promise<unknown>): void {
  // What is printed is the command's own words.
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
