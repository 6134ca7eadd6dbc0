import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

/** A program of a Markdown page, and what the page says it prints. */
export interface Program {
  language: 'js' | 'python'
  text: string
  prints: string
}

const PROGRAM = /```(js|python)\n([^`]*(?:`[^`]+`[^`]*)*?)```\n\nOutput:\n\n```text\n([^`]*?)```/g

/** Every program of a Markdown page that has its output below it. */
export function programsIn(page: string): Program[] {
  return [...page.matchAll(PROGRAM)].map(([, language, text = '', prints = '']) => ({
    // The pattern names two.
    language: language as Program['language'],
    text,
    prints: prints.trim(),
  }))
}

/**
 * Runs a file of a program and calls `trigger` until it prints a line or exits. Stops it and returns
 * the line.
 */
export async function firstLine(
  [command, ...args]: [string, ...string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv },
  trigger: () => Promise<unknown>,
): Promise<string> {
  const child = spawn(command, args, options)
  const state = { output: '', ended: false }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (state.output += chunk.toString()))
  const over = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => {
      state.ended = true
      resolve()
    })
  })
  while (!state.output.includes('\n') && !state.ended) await trigger()
  child.kill()
  await over
  return state.output.trim()
}

/** Runs a program to its end; what it prints. */
export async function output(
  [command, ...args]: [string, ...string[]],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(command, args, options)
  return (stdout + stderr).trim()
}
