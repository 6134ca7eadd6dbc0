/** Finds the specs and the stories that a change can touch, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { root, run } from './commands.mjs'

/**
 * @typedef {{ source: string; dependents?: string[] }} Module
 * @typedef {object} Selection
 * @property {string[]} files the changed files that still exist
 * @property {string[]} backend spec files
 * @property {string[]} frontend spec files
 * @property {string[]} stories story files
 */

/**
 * These files import every feature or page. An import that leads through them would select
 * everything.
 */
const composition = [
  /^backend\/src\/[\w-]+\.ts$/,
  /^backend\/src\/features\/(features?|registry)\.ts$/,
  /^backend\/test\//,
  /^frontend\/src\/(app|testing)\//,
  /^frontend\/src\/[\w-]+\.tsx?$/,
  /^frontend\/src\/api\/operationTypes\.ts$/,
]

/**
 * Returns what can notice the changes since `base`: the specs and stories that import a changed
 * file, directly or not; the specs beside a changed file, because API specs send operations instead
 * of importing services; and the stories about a page that imports a changed file. Uncommitted
 * and untracked files count as changed.
 * @param {string} base a commit; the changes since its common ancestor with HEAD are selected
 * @returns {Promise<Selection>}
 */
export async function selectChanged(base) {
  const changed = changedFiles(base)
  const modules = await importGraph()
  const files = changed.filter(file => modules.has(file))
  // A feature has the same name on both sides of the schema.
  const mirrored = changed.flatMap(file => {
    const name = /^backend\/src\/features\/([\w-]+)\//.exec(file)?.[1]
    return name === undefined
      ? []
      : [...modules.keys()].filter(path => path.startsWith(`frontend/src/features/${name}/`))
  })
  const reached = dependentsOf(files, modules)
  const folders = new Set(changed.map(file => dirname(file)))
  const beside = [...modules.keys()].filter(path => folders.has(dirname(path)))
  const specs = [...new Set([...reached, ...beside])].filter(path => /\.spec\.tsx?$/.test(path))
  const pages = [...reached, ...dependentsOf(mirrored, modules)].flatMap(
    path => /^frontend\/src\/pages\/(\w+)Page\.tsx$/.exec(path)?.[1] ?? [],
  )
  return {
    files: changed,
    backend: specs.filter(path => path.startsWith('backend/')),
    frontend: specs.filter(path => path.startsWith('frontend/')),
    stories: [...modules.keys()].filter(
      path => path.endsWith('.e2e.ts') && (reached.has(path) || isAbout(path, pages, changed)),
    ),
  }
}

/**
 * Whether a story is about one of the pages: it opens none more often. Of /admin, only the stories about a section that
 * changed count.
 * @param {string} story
 * @param {string[]} pages
 * @param {string[]} changed
 */
function isAbout(story, pages, changed) {
  const text = readFileSync(`${root}/${story}`, 'utf8')
  const sections = changed.flatMap(
    file => /^frontend\/src\/features\/admin\/([\w-]+)\//.exec(file)?.[1] ?? [],
  )
  const opened = [...text.matchAll(/\bpaths\.(\w+)\(/g)].map(([, page]) => page)
  const times = (/** @type {string | undefined} */ page) =>
    opened.filter(one => one === page).length
  const most = Math.max(...opened.map(times))
  return pages.some(page => {
    const name = page.charAt(0).toLowerCase() + page.slice(1)
    if (name !== 'admin') return times(name) === most
    return sections.some(section => text.includes(`view: '${section}'`))
  })
}

/** @param {string} base */
function changedFiles(base) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [ancestor = base] = git('merge-base', base, 'HEAD')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', ancestor),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

/** @returns {Promise<Map<string, Module>>} */
async function importGraph() {
  const { code, output } = await run(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', 'scripts/dependency-cruiser.config.mjs', '--output-type', 'json'],
      ...['--cache', '--cache-strategy', 'content', '.'],
    ],
    { quiet: true },
  )
  if (code !== 0) throw new Error(`The imports could not be read:\n${output}`)
  const { modules } = /** @type {{ modules: Module[] }} */ (JSON.parse(output))
  return new Map(modules.map(module => [module.source, module]))
}

/**
 * Returns the files and everything that imports them, not through the composition.
 * @param {string[]} files
 * @param {Map<string, Module>} modules
 */
function dependentsOf(files, modules) {
  const reached = new Set(files)
  for (const file of reached)
    for (const dependent of modules.get(file)?.dependents ?? [])
      if (!composition.some(pattern => pattern.test(dependent))) reached.add(dependent)
  return reached
}
