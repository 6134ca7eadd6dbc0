/** Values of command-line options. Each throws a sentence for what it does not understand. */
import { resolve } from 'node:path'

/** The names that the text has, with commas between, in the order of `known`; all of them without a text. */
export function chosen<Name extends string>(known: readonly Name[], text?: string): Name[] {
  const wanted = text?.split(',') ?? known
  const unknown = wanted.find(name => !known.some(it => it === name))
  if (unknown !== undefined) throw new Error(`There is no ${unknown}, but ${known.join(', ')}.`)
  return known.filter(name => wanted.includes(name))
}

export function numberFrom(text: string, least: number, most: number): number {
  const value = Number(text)
  if (!(value >= least && value <= most))
    throw new Error(`${text} must be a number from ${least} to ${most}.`)
  return value
}

/** `name=path`: another built checkout. */
export function checkoutFrom(text: string): { name: string; path: string } {
  const [name, path] = text.split('=')
  if (!name || !path) throw new Error(`${text} must be NAME=PATH.`)
  return { name, path: resolve(path) }
}
