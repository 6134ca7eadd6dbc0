/** Builds the API explorer and writes compressed copies beside its files. */
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from '../scripts/compress.mjs'

await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' })
await compressFolder(join(import.meta.dirname, 'dist'))
