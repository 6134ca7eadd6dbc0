/** The suites of `npm test`. */
import { check, jest, playwright } from './run-suites.mjs'

/** A change may consist of files that the tools ignore, such as generated ones. */
const MAY_IGNORE_ALL = '--no-error-on-unmatched-pattern'

/**
 * @typedef {import('./run-suites.mjs').Counts} Counts
 * @typedef {import('./run-suites.mjs').Outcome} Outcome
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} [needs]
 * @property {boolean} [alone]
 * @property {() => Promise<Outcome>} work
 */

/**
 * Returns the suites, in starting order. `needs` lists suites that must have passed before; an
 * `alone` suite runs without others, because of their load.
 * @param {string} reports the folder for reports
 * @param {string | undefined} chromium the browser's path, if there is a browser
 * @returns {Suite[]}
 */
export function suitesIn(reports, chromium) {
  return [
    { name: 'build', work: () => check(['node', 'scripts/build.mjs']) },
    // First, because it is long and its last spec leaves a core free for short suites.
    { name: 'frontend specs', work: () => jest('frontend', 'specs', reports) },
    {
      name: 'page weights',
      needs: ['build'],
      work: () => check(['npm', 'run', 'weights', '-w', 'frontend']),
    },
    { name: 'types', work: () => check(['npm', 'run', 'types']) },
    { name: 'lint', work: () => check(['npm', 'run', 'lint']) },
    { name: 'format', work: () => check(['npm', 'run', 'format:check']) },
    {
      name: 'backend specs',
      needs: ['build'],
      alone: true,
      work: () => jest('backend', 'all-specs', reports),
    },
    {
      name: 'browser tests',
      needs: ['build'],
      alone: true,
      work: () => playwright(reports, chromium),
    },
  ]
}

/**
 * Returns the suites for a change: types, the changed files' lint and format, and the specs and
 * stories that the change can touch.
 * @param {string} reports the folder for reports
 * @param {string | undefined} chromium the browser's path, if there is a browser
 * @param {import('./changed.mjs').Selection} selection
 * @returns {Suite[]}
 */
export function suitesOfChange(reports, chromium, { files, backend, frontend, stories }) {
  const code = files.filter(file => /\.([cm]?[jt]s|tsx)$/.test(file))
  const formatted = files.filter(file => /\.([cm]?[jt]s|tsx|json|ya?ml|css|html)$/.test(file))
  const paths = (/** @type {string} */ folder, /** @type {string[]} */ specs) =>
    specs.map(file => file.slice(folder.length + 1))
  /** @type {(Suite | false)[]} */
  const suites = [
    (backend.length > 0 || stories.length > 0) && {
      name: 'build',
      work: () => check(['node', 'scripts/build.mjs']),
    },
    { name: 'types', work: () => check(['npm', 'run', 'types']) },
    code.length > 0 && {
      name: 'lint of the changed files',
      work: () => check(['npm', 'exec', '--', 'oxlint', '--type-aware', MAY_IGNORE_ALL, ...code]),
    },
    { name: 'imports', work: () => check(['npm', 'run', 'lint:imports']) },
    formatted.length > 0 && {
      name: 'format of the changed files',
      work: () => check(['npm', 'exec', '--', 'oxfmt', '--check', MAY_IGNORE_ALL, ...formatted]),
    },
    frontend.length > 0 && {
      name: 'frontend specs',
      work: () => jest('frontend', 'specs', reports, paths('frontend', frontend)),
    },
    backend.length > 0 && {
      name: 'backend specs',
      needs: ['build'],
      work: () => jest('backend', 'specs', reports, paths('backend', backend)),
    },
    stories.length > 0 && {
      name: 'browser tests',
      needs: ['build'],
      work: () => playwright(reports, chromium, stories),
    },
  ]
  return suites.filter(suite => suite !== false)
}
