/**
 * Which script file holds what. A file costs a request and its headers, and many small ones weigh more, because there is
 * nothing to compress them against. What is in no group is a page, or a part that is loaded by itself, with its own.
 * `npm run weights -w frontend` shows what a page is made of.
 */

/** What so many modules import is in the file of every page. */
const SHARED_BY = 4
/** An icon is small: two are enough. */
const ICON_SHARED_BY = 2

/**
 * The name of the file for what every page needs, or null.
 * @param {string} id a module's path
 * @param {import('rolldown').ChunkingContext} context
 */
function mainOrNone(id, context) {
  const importers = context.getModuleInfo(id)?.importers.length ?? 0
  // The foot of every page has a field.
  const isApplication = /src.(main\.|app\b|ui.fields\b)/.test(id)
  const isShared = importers >= (id.includes('lucide-react') ? ICON_SHARED_BY : SHARED_BY)
  return isApplication || isShared ? 'main' : null
}

/**
 * A group takes what its modules import too, unless a group above it has that.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
const groups = [
  {
    // Every page: React, React Router, styled-components. It changes rarely and stays in a visitor's cache.
    name: 'core',
    test: /node_modules.(react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis)\b(?!-)|preload-helper|hydration.reactDom/,
  },
  {
    // Every page: the application around it, and the parts that most pages are made of.
    name: mainOrNone,
    test: /src.(main\.|(app|format|hydration|session|features.site|features.waitlist)\b|ui.fields\b|ui.\w+\.)|lucide-react/,
  },
  {
    // Apollo Client and the operations.
    name: 'api',
    test: /node_modules.(@apollo|@wry|graphql|optimism|rxjs|tslib)\b(?!-)|src.api\b/,
  },
  {
    // Formik, our fields, and the rules that a field shows.
    name: 'forms',
    test: /node_modules.formik\b|src.form\b|src.shared.rules/,
  },
  {
    // What the surveys share, and what members' pages share.
    name: id => (/surveys/.test(id) ? 'surveys' : 'member'),
    test: /src.((features|content).surveys|features.(bookings|profile)|session.guards)\b/,
    minShareCount: 2,
  },
  {
    // The team's page as it opens: the waitlist.
    name: 'admin',
    test: /src.(pages.AdminBody|(features.admin.(section|list|entry|panel|waitlist)|content.admin|ui.lists|live)\b)/,
    includeDependenciesRecursively: false,
  },
]

/** For Rolldown's `output.codeSplitting`. */
export const codeSplitting = { groups }
