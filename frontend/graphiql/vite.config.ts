import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { OLDEST_BROWSERS } from '../../scripts/browser-floor.mjs'

/** The API explorer: a separate page at /graphql; no other page loads its files. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/',
  plugins: [react()],
  build: {
    target: OLDEST_BROWSERS,
    outDir: 'dist',
    emptyOutDir: true,
    chunkSizeWarningLimit: 2000,
  },
})
