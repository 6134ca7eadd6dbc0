import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigurationError } from '../core/configuration-error'

/** A new password: asked for twice and not shown on a terminal, else the first line of stdin. Never an argument, which others can list. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine()
  const password = await ask('New password: ')
  if ((await ask('Again: ')) !== password)
    throw new ConfigurationError('These are two different passwords: nothing was changed.')
  return password
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new ConfigurationError('There is no password on stdin: nothing was changed.')
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  // From here on the terminal shows nothing of what is typed.
  const prompt = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  process.stdout.write(question)
  const ended = new AbortController()
  // Ctrl-C and Ctrl-D.
  prompt.once('close', () => {
    ended.abort()
  })
  try {
    return await prompt.question('', { signal: ended.signal })
  } catch {
    throw new ConfigurationError('No password was given: nothing was changed.')
  } finally {
    prompt.close()
    process.stdout.write('\n')
  }
}
