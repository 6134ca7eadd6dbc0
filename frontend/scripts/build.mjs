/** Builds the site: scripts and styles into dist/public, each page's HTML into dist/pages. */
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFolder } from './compress.mjs'
import { requireNoCircles } from './chunks.mjs'
import { drawPictures } from './pictures.mjs'
import { writePages } from './prerender.mjs'

process.env.NODE_ENV = 'production'
process.env.BUILD_YEAR ??= String(new Date().getFullYear())
const frontend = fileURLToPath(new URL('..', import.meta.url))
process.chdir(frontend)

/** @type {import('vite').InlineConfig} */
const common = { configFile: 'vite.config.ts', logLevel: 'warn' }
await rm('dist', { recursive: true, force: true })
await build(common)
await build({ ...common, build: { ssr: true } })

const manifest = /** @type {import('vite').Manifest} */ (
  JSON.parse(await readFile('dist/public/.vite/manifest.json', 'utf8'))
)
requireNoCircles(manifest)
const server = /** @type {import('./prerender.mjs').Server} */ (
  await import(pathToFileURL('dist/server/entryServer.js').href)
)
await writePages(manifest, server)
await drawPictures('dist/public', server.identity)
await rm('dist/public/.vite', { recursive: true })
await rm('dist/server', { recursive: true })
await compressFolder('dist/public')
await compressFolder('dist/pages')
