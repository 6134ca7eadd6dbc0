import { type Change, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core'
import { buildSchema } from 'graphql'

interface Versions {
  /** The released schema. */
  before: string
  released: string
  /** The current schema, its version, and docs/schema-changes.md. */
  after: string
  version: string
  changes: string
}

export interface Verdict {
  /** Why the schema cannot be released like this; empty if it can. */
  refusals: string[]
  /** The paths of breaking changes, as the change log must name them. */
  breaking: string[]
  /** The number of safe changes. */
  safe: number
}

/**
 * A breaking change needs a higher major version, and a line with its path in backticks in that
 * version's section of the change log. The section also needs the name, in backticks, of each field,
 * argument and enum value that a released type has gained. Other safe changes pass.
 */
export async function checkSchema(versions: Versions): Promise<Verdict> {
  const { before, after, version, released, changes } = versions
  const found = await diff(buildSchema(before), buildSchema(after))
  const breaks = found.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
  const safe = found.filter(change => !breaks.includes(change))
  const breaking = breaks.map(({ path, message }) => path ?? message)
  const section = sectionOf(changes, version)
  const refusals = breaks
    .filter(({ path, message }) => !section?.includes(`\`${path ?? message}\``))
    .map(
      ({ path, message }) =>
        `${message}: not declared as \`${path ?? message}\` under ${version} in docs/schema-changes.md`,
    )
  if (breaks.length > 0 && majorOf(version) <= majorOf(released))
    refusals.push(
      `a breaking change since ${released} needs ${majorOf(released) + 1}.0.0, not ${version}`,
    )
  if (section === undefined) refusals.push(`docs/schema-changes.md says nothing about ${version}`)
  for (const path of gainsOfReleasedTypes(safe))
    if (!section?.match(new RegExp(`\`[^\`\n]*\\b${nameOf(path)}\\b`)))
      refusals.push(`${path} is new: not named under ${version} in docs/schema-changes.md`)
  return { refusals, breaking, safe: safe.length }
}

const ADDITIONS = new Set<unknown>([
  ChangeType.TypeAdded,
  ChangeType.FieldAdded,
  ChangeType.FieldArgumentAdded,
  ChangeType.InputFieldAdded,
  ChangeType.EnumValueAdded,
])

/** Returns the paths of what is new in types that are not new themselves. */
function gainsOfReleasedTypes(changes: Change[]): string[] {
  const added = changes.flatMap(({ type, path }) => (path && ADDITIONS.has(type) ? [path] : []))
  return added.filter(path => path.includes('.') && !added.includes(parentOf(path)))
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'))

/** Returns the version in the first line of a released schema. */
export function releasedVersion(baseline: string): string {
  const version = /^# Version (\d+\.\d+\.\d+)/.exec(baseline)?.[1]
  if (!version) throw new Error('the first line of the baseline must be "# Version x.y.z"')
  return version
}

/** Returns the text under `## <version>`, up to the next heading of that level. */
function sectionOf(changes: string, version: string): string | undefined {
  return changes.split(/^## /m).find(section => section.split(/\s/, 1)[0] === version)
}

const majorOf = (version: string) => Number(version.split('.')[0])
