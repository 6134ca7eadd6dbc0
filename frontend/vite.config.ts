import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { makeFonts } from './scripts/fonts.mjs'

const backend = `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4000'}`

/** Class names come from the file a component stands in, so that prerendered pages and lazy chunks agree. */
const styledComponents = {
  ssr: true,
  displayName: false,
  minify: true,
  pure: true,
  topLevelImportPaths: ['styled-components'],
}

/** The year the pages are written in; see features/site/useYear.ts. */
const buildYear = process.env.BUILD_YEAR ?? String(new Date().getFullYear())

export default defineConfig(async ({ isSsrBuild }) => {
  await makeFonts()
  return {
    root: import.meta.dirname,
    plugins: [react()],
    // The option exists in oxc but not yet in Vite's types.
    oxc: { plugins: { styledComponents } } as object,
    define: { __BUILD_YEAR__: buildYear },
    resolve: {
      alias: { '@shared': fileURLToPath(new URL('../backend/src/shared', import.meta.url)) },
    },
    ssr: { noExternal: ['styled-components'] },
    server: { proxy: { '/graphql': backend, '/api': backend } },
    build: {
      outDir: isSsrBuild ? 'dist/server' : 'dist/public',
      emptyOutDir: true,
      manifest: !isSsrBuild,
      // Everything is a file of its own: a page stays small and style-src, img-src stay strict.
      assetsInlineLimit: 0,
      // boot.ts fetches the chunks of the page at hand; see scripts/prerender.mjs.
      modulePreload: false,
      rolldownOptions: { input: isSsrBuild ? 'src/entryServer.tsx' : 'src/boot.ts' },
    },
  }
})
