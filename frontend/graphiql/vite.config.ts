import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The API explorer: a page of its own at /graphql, whose files no other page loads. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
