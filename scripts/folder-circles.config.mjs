import laws from './dependency-cruiser.config.mjs'
import { SPEC } from './layers.mjs'

/**
 * Refuses circular imports between folders: `npm run lint:imports`. This is a separate
 * configuration because it must exclude specs, which may import higher layers, and a rule about
 * folders cannot exclude files.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'Folders must not import one another in a circle, through any of their files.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...laws.options, exclude: { path: [SPEC, '(?:^|/)dist/'] } },
}
