import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { ConfigurationError } from '../core/configuration-error'

/**
 * Reads a new password: on a terminal it prompts twice and hides the input; otherwise it reads the
 * first line of stdin. Never an argument, which other users can list.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readLine()
  const password = await ask('New password: ')
  if ((await ask('Again: ')) !== password)
    throw new ConfigurationError('The passwords differ; nothing was changed.')
  return password
}

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line
  throw new ConfigurationError('There is no password on stdin; nothing was changed.')
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({
    write: (_chunk, _encoding, done) => {
      done()
    },
  })
  // From here on, the terminal does not echo input.
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
    throw new ConfigurationError('No password was given; nothing was changed.')
  } finally {
    prompt.close()
    process.stdout.write('\n')
  }
}
