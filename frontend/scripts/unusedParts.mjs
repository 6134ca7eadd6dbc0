/**
 * Lines of libraries that keep alive what nobody here uses: without them the build leaves it out. Each saves a page
 * its kilobytes before anything else is loaded.
 * @type {{ file: RegExp; lines: RegExp }[]}
 */
const cuts = [
  // The names of components, for warnings: a component that is given one counts as used.
  {
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    lines: /^\w+\.displayName = "[^"]*";$/gm,
  },
  // Prefixes for old browsers, which a StyleSheetManager can ask for and ours does not.
  {
    file: /styled-components.browser.esm\.js$/,
    lines: /\w\.prefix&&\w\.push\(\w\.prefixer\),/g,
  },
]

/**
 * For Vite: cuts those lines out of what browsers get. Fails when a library no longer has them.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedParts() {
  const done = new Set()
  return {
    name: 'without-unused-parts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const cut = cuts.find(({ file }) => file.test(id))
      const rest = cut ? code.replace(cut.lines, '') : code
      if (rest === code) return undefined
      done.add(cut)
      return { code: rest, map: null }
    },
    buildEnd(error) {
      const missing = cuts.find(cut => !done.has(cut))
      if (!error && missing)
        throw new Error(`No ${String(missing.file)} has ${String(missing.lines)}`)
    },
  }
}
