/** Made at build from docs/api.md (scripts/apiGuide.mjs). */
declare module 'virtual:api-guide' {
  export const html: string
}
