import { Query, Resolver } from 'type-graphql'
import { TokenAccess } from '../../graphql/token-access'
import { SCHEMA_VERSION } from './schema-version'

@Resolver()
export class VersionResolver {
  @TokenAccess('open')
  @Query(() => String, {
    description:
      'This schema’s version (semver, such as 1.0.0): major for a breaking change, minor for an addition, patch for documentation. Open to everyone.',
  })
  schemaVersion(): string {
    return SCHEMA_VERSION
  }
}
