/**
 * Who may import whom: house rules as data, read by lint.
 *   backend   shared <- kernel <- feature <- schema <- app <- main
 *   frontend  ui <- form <- features <- pages <- routes <- App; content and api are leaves
 *   crossing  frontend -> backend/src/shared only; backend -> frontend never
 */
import { readdirSync } from 'node:fs'

/** @param {string} root */
const folders = root =>
  readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(entry => entry.name)

const backendFeatures = folders('backend/src/features')
const frontendFeatures = folders('frontend/src/features')

const kernel = [
  'core',
  'database',
  'embedded-postgres',
  'pagination',
  'http',
  'accounts',
  'graphql',
]

export const zones = [
  {
    target: './backend/src/shared',
    from: './backend/src',
    except: ['./shared'],
    message: 'shared/ imports nothing.',
  },
  {
    target: kernel.map(name => `./backend/src/${name}/**/!(*.spec).ts`),
    from: './backend/src/features',
    message: 'The kernel does not know the features.',
  },
  {
    target: './backend/src/rest/!(*.spec).ts',
    from: './backend/src/features',
    message: 'REST speaks GraphQL: operations only, never services.',
  },
  ...backendFeatures.map(name => ({
    target: `./backend/src/features/${name}`,
    from: backendFeatures
      .filter(other => other !== name)
      .map(other => `./backend/src/features/${other}/*.resolver.ts`),
    message: 'A feature may use another one’s entity and service, never its resolver.',
  })),
  {
    target: backendFeatures.map(name => `./backend/src/features/${name}/!(*.spec).ts`),
    from: ['./backend/src/schema.ts', './backend/src/app.ts', './backend/src/server.ts'],
    message: 'Features are below the schema and the app.',
  },
  { target: './backend', from: './frontend', message: 'The backend never imports the frontend.' },
  {
    target: './frontend',
    from: './backend',
    except: ['./src/shared'],
    message: 'The frontend may import only the backend’s shared facts (@shared/*).',
  },
  layer('ui', ['form', 'features', 'pages', 'api', 'content']),
  layer('form', ['features', 'pages', 'content']),
  layer('api', ['ui', 'form', 'features', 'pages', 'content']),
  layer('content', ['ui', 'form', 'features', 'pages']),
  layer('features', ['pages']),
  ...frontendFeatures.map(name => ({
    target: `./frontend/src/features/${name}`,
    from: './frontend/src/features',
    except: [`./${name}`],
    message: 'A feature never imports another feature; compose them in a page.',
  })),
  outside('./frontend/src', './paths.ts'),
  outside('./backend/src', './shared'),
]

/**
 * @param {string} name
 * @param {string[]} above
 */
function layer(name, above) {
  return {
    target: `./frontend/src/${name}`,
    from: above.map(room => `./frontend/src/${room}`),
    message: `${name}/ may not import ${above.join(', ')}.`,
  }
}

/**
 * @param {string} from
 * @param {string} except
 */
function outside(from, except) {
  return {
    target: './e2e',
    from,
    except: [except],
    message: 'Stories know the site from outside: paths, shared facts and personas only.',
  }
}
