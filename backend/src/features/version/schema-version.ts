/**
 * The version of the GraphQL schema (semver): major for a breaking change, minor for an addition,
 * patch for documentation. docs/schema-changes.md lists the changes of each version.
 */
export const SCHEMA_VERSION = '2.0.0'
