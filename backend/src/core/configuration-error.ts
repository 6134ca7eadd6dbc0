/** A setting that cannot work; its message is one plain sentence for the operator. */
export class ConfigurationError extends Error {}
