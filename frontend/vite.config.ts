import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { OLDEST_BROWSERS } from '../scripts/browser-floor.mjs'
import { apiGuide } from './scripts/apiGuide.mjs'
import { codeSplitting } from './scripts/codeSplitting.mjs'
import { portableComponentIds } from './scripts/componentIds.mjs'
import { selfHostedFonts } from './scripts/fonts.mjs'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`

/**
 * Class names depend on a component's file, so that prerendered pages and lazy chunks agree; see
 * componentIds.mjs.
 */
const styledComponents = {
  ssr: true,
  displayName: false,
  minify: true,
  pure: true,
  topLevelImportPaths: ['styled-components'],
}

/** The build year for the pages; see features/site/useYear.ts. */
const buildYear = process.env.BUILD_YEAR ?? String(new Date().getFullYear())

export default defineConfig(({ isSsrBuild }) => {
  return {
    root: import.meta.dirname,
    plugins: [react(), portableComponentIds(import.meta.dirname), selfHostedFonts(), apiGuide()],
    oxc: { plugins: { styledComponents } },
    define: { __BUILD_YEAR__: buildYear },
    resolve: {
      // RxJS as ES2015: its default entry is for browsers without classes.
      conditions: ['es2015', ...defaultClientConditions],
      alias: { '@shared': fileURLToPath(new URL('../backend/src/shared', import.meta.url)) },
    },
    ssr: { noExternal: ['styled-components'] },
    // The proxy keeps the page's host, so that the backend's Origin check passes.
    server: {
      proxy: {
        // The guide below it is a page.
        '^/graphql(?!/docs(\\?|$))': { target: backend, ws: true },
        '/api': { target: backend },
      },
    },
    build: {
      target: OLDEST_BROWSERS,
      outDir: isSsrBuild ? 'dist/server' : 'dist/public',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // No inlining: every asset is a separate file, so pages stay small and style-src and img-src
      // stay strict.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? { input: 'src/entryServer.tsx' }
        : {
            // The fonts are referenced by the page's style sheets only, so they need an entry.
            input: ['src/boot.ts', 'src/siteNotice.ts', 'src/main.tsx', 'src/ui/fontFaces.ts'],
            // Chromium then compiles the whole file in parallel while it loads, instead of each
            // function on its first call.
            output: { codeSplitting, postBanner: '//# allFunctionsCalledOnLoad' },
            // Inlines hydration/protocol.ts, so that boot.ts stays one file.
            optimization: { inlineConst: { mode: 'all' } },
            treeshake: {
              propertyReadSideEffects: false,
              // Formik uses one function of each of these two packages; neither declares that it
              // has no side effects.
              moduleSideEffects: [
                { test: /node_modules.(hoist-non-react-statics|react-is)\b/, sideEffects: false },
              ],
            },
          },
    },
  }
})
