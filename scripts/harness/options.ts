/**
 * Parsers for command-line options. Each throws an error with a readable message for an invalid
 * value.
 */
import { resolve } from 'node:path'

/**
 * Parses comma-separated names and returns them in the order of `known`; without a text, returns
 * all of them.
 */
export function chosen<Name extends string>(known: readonly Name[], text?: string): Name[] {
  const wanted = text?.split(',') ?? known
  const unknown = wanted.find(name => !known.some(it => it === name))
  if (unknown !== undefined)
    throw new Error(`Unknown name ${unknown}. The names are ${known.join(', ')}.`)
  return known.filter(name => wanted.includes(name))
}

export function numberFrom(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!(value >= least && value <= most))
    throw new Error(`${text} must be a number from ${least} to ${most}.`)
  return value
}

/** Parses `name=path`, another built checkout. */
export function checkoutFrom(text: string): { name: string; path: string } {
  const [name, path] = text.split('=')
  if (!name || !path) throw new Error(`${text} must be NAME=PATH.`)
  return { name, path: resolve(path) }
}
