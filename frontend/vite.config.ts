import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { codeSplitting } from './scripts/codeSplitting.mjs'
import { portableComponentIds } from './scripts/componentIds.mjs'
import { selfHostedFonts } from './scripts/fonts.mjs'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`

/** Class names come from the file a component stands in, so that prerendered pages and lazy chunks agree; see componentIds.mjs. */
const styledComponents = {
  ssr: true,
  displayName: false,
  minify: true,
  pure: true,
  topLevelImportPaths: ['styled-components'],
}

/** The year the pages are written in; see features/site/useYear.ts. */
const buildYear = process.env.BUILD_YEAR ?? String(new Date().getFullYear())

export default defineConfig(({ isSsrBuild }) => {
  return {
    root: import.meta.dirname,
    plugins: [react(), portableComponentIds(import.meta.dirname), selfHostedFonts()],
    oxc: { plugins: { styledComponents } },
    define: { __BUILD_YEAR__: buildYear },
    resolve: {
      // RxJS as it was written: its default entry is for browsers without classes.
      conditions: ['es2015', ...defaultClientConditions],
      alias: { '@shared': fileURLToPath(new URL('../backend/src/shared', import.meta.url)) },
    },
    ssr: { noExternal: ['styled-components'] },
    // The host stays the page's own, so that the backend knows its pages by their Origin.
    server: { proxy: { '/graphql': { target: backend, ws: true }, '/api': { target: backend } } },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/public',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Everything is a file of its own: a page stays small and style-src, img-src stay strict.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: isSsrBuild
        ? { input: 'src/entryServer.tsx' }
        : {
            // The fonts stand in every page's style sheet, and in no script.
            input: ['src/boot.ts', 'src/main.tsx', 'src/ui/fontFaces.ts'],
            // Chromium compiles all of a file beside the page while it comes, instead of each function in it when it is called.
            output: { codeSplitting, postBanner: '//# allFunctionsCalledOnLoad' },
            // hydration/protocol.ts is put in place: boot.ts stays one file.
            optimization: { inlineConst: { mode: 'all' } },
            treeshake: {
              propertyReadSideEffects: false,
              // Formik imports both, uses one function of them, and neither package says that it has no side effects.
              moduleSideEffects: [
                { test: /node_modules.(hoist-non-react-statics|react-is)\b/, sideEffects: false },
              ],
            },
          },
    },
  }
})
