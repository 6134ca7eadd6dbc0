/**
 * The version of the GraphQL schema (semver): a major for a breaking change, a minor for an
 * addition, a patch for words. docs/schema-changes.md says what each one changed.
 */
export const SCHEMA_VERSION = '2.0.0'
