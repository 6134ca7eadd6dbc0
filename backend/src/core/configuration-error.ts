/** Invalid settings; the message is plain sentences for the operator. */
export class ConfigurationError extends Error {}
