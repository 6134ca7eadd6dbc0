/** How many passkeys a person can have. Apart from the rules, which only forms load. */
export const PASSKEYS_MAX = 10
