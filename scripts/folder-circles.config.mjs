import laws from './dependency-cruiser.config.mjs'
import { SPEC } from './layers.mjs'

/**
 * Refuses circles of folders: `npm run lint:imports`. It is a configuration of its own because specs, which may import
 * what is above them, must be left out, and a rule about folders cannot leave a file out.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'Folders must not import one another in a circle, by whatever files.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...laws.options, exclude: { path: [SPEC, '(?:^|/)dist/'] } },
}
