/**
 * What in libraries keeps alive parts that nobody here uses: changed so that the build leaves those out. Each saves
 * every page kilobytes before it answers, or time.
 * @type {{ file: RegExp; find: RegExp; replace: string }[]}
 */
const changes = [
  // A component that is given a name, for warnings, counts as used.
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /^\w+\.displayName = "[^"]*";$/gm,
    replace: '',
  },
  // So does one that is made by a call, unless that is said to do nothing else.
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /^var \w+ = (?=React\d*\.(forwardRef|memo|createContext)\()/gm,
    replace: '$&/* @__PURE__ */ ',
  },
  // What a link fetches by itself in React Router's framework.
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g,
    replace: '[false, null, {}]',
  },
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /return shouldPrefetch && .* : link;/g,
    replace: 'return link;',
  },
  // What stands around a page whose data the router has loaded.
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /return dataRouterState && \(match\.route\.ErrorBoundary [^;]*? : getChildren\(\);/g,
    replace: 'return getChildren();',
  },
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    find: /^RenderErrorBoundary\.contextType = .*$| \|\| defaultErrorElement(?=;)/gm,
    replace: '',
  },
  // Prefixes for old browsers, which a StyleSheetManager can ask for and ours does not.
  {
    file: /styled-components.browser.esm\.js$/,
    find: /\w\.prefix&&\w\.push\(\w\.prefixer\),/g,
    replace: '',
  },
  // Where these five were made is read by nobody. A browser that is being watched, by Lighthouse for one, still looks
  // it up, and parses the whole file twice for that.
  {
    file: /react-dom-client\.production\.js$/,
    find: /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    replace: 'Object.create(Error.prototype, { message: { value: $1 } })',
  },
]

/**
 * For Vite: makes those changes in what browsers get. Fails when a library no longer has what is changed.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedParts() {
  const done = new Set()
  return {
    name: 'without-unused-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      let changed = code
      for (const change of changes) {
        if (!change.file.test(id)) continue
        const before = changed
        changed = changed.replace(change.find, change.replace)
        if (changed !== before) done.add(change)
      }
      return changed === code ? undefined : { code: changed, map: null }
    },
    buildEnd(error) {
      const missing = changes.find(change => !done.has(change))
      if (!error && missing)
        throw new Error(`No ${String(missing.file)} has ${String(missing.find)}`)
    },
  }
}

/** What ui/Icon.tsx asks of an icon: its shapes and a size. Not its name as classes, a context, or other settings. */
const plainIcon = `
import { createElement } from 'react'
const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' }
export default function createIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size, ...rest }) =>
    createElement('svg', { ...look, width: size, height: size, ...rest }, ...shapes)
}`

/** What an icon knows of itself beside its shapes, and the keys of those, whose order never changes. */
const iconFacts = /\b(?:name: "[^"]+"|size: 24),|,\s*(?:key: "\w+"|aliases: \[[^\]]*\])/g

/**
 * For Vite: icons that are drawn in a fraction of lucide's own work, the same in HTML and browser.
 * @returns {import('vite').Plugin}
 */
export function plainIcons() {
  return {
    name: 'plain-icons',
    apply: 'build',
    load: id => (/lucide-react.dist.esm.createLucideIcon\.mjs$/.test(id) ? plainIcon : undefined),
    transform: (code, id) =>
      /lucide-react.dist.esm.icons/.test(id)
        ? { code: code.replace(iconFacts, ''), map: null }
        : undefined,
  }
}

/** What Formik copies is a form's values and errors: plain data, which browsers copy by themselves. */
const plainCopies = {
  cloneDeep: 'export default value => structuredClone(value)',
  clone: 'export default value => (Array.isArray(value) ? [...value] : { ...value })',
}

/**
 * For Vite: Formik without lodash's own ways to copy.
 * @returns {import('vite').Plugin}
 */
export function plainFormCopies() {
  return {
    name: 'plain-form-copies',
    apply: 'build',
    load(id) {
      const name = /lodash-es.(cloneDeep|clone)\.js$/.exec(id)?.[1]
      return name === 'cloneDeep' || name === 'clone' ? plainCopies[name] : undefined
    },
  }
}
