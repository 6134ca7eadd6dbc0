/** An invalid setting; the message is one plain sentence for the operator. */
export class ConfigurationError extends Error {}
