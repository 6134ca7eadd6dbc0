import { Resolver } from 'type-graphql'
import { PublicQuery } from '../../graphql/operation.decorators'
import { SCHEMA_VERSION } from './schema-version'

@Resolver()
export class VersionResolver {
  @PublicQuery(() => String, {
    scope: 'open',
    description:
      'This schema’s version (semver, such as 1.0.0): major for a breaking change, minor for an addition, patch for documentation.',
  })
  schemaVersion(): string {
    return SCHEMA_VERSION
  }
}
