/**
 * What the build writes into a page and its scripts read there and from one another: each attribute is
 * spelled here alone, for the build's scripts too (entryServer.tsx hands them on). Constants and types
 * only, which a build puts in place: boot.ts has to stay one file without imports.
 */

/** On <html>: for whom the page was drawn (PrerenderedStatus). */
export const SESSION_ATTR = 'data-session'
/** On <html>: the addresses of the libraries' script and the application's, in the order in which they run. */
export const APP_ATTR = 'data-app'
/** On <html> of a visitor's page: the addresses of what the application needs at once, with spaces between them. */
export const PRELOAD_ATTR = 'data-preload'
/** On <html> of a visitor’s page: the same for its islands, which is fetched once all of that is there. */
export const ISLANDS_ATTR = 'data-islands'
/** On <html> of a page for a session: request bodies, one on each line, for who is signed in and for what the page shows them. */
export const EARLY_REQUESTS_ATTR = 'data-early-requests'
/** On <html>, set once all that hydrates on load has, and has been given what was entered before. */
export const HYDRATED_ATTR = 'data-hydrated'

/** On <body> and at the root of every island: when it hydrates, or that it has. */
export const HYDRATE_ATTR = 'data-hydrate'
export type HydrateOn = 'load' | 'interaction'
export const HYDRATE_ON_LOAD: HydrateOn = 'load'
export const HYDRATE_ON_INTERACTION: HydrateOn = 'interaction'
export const HYDRATE_DONE = 'done'
/** Bubbles from what has just hydrated; from the document when an island is gone instead. */
export const HYDRATED_EVENT = 'hydrated'

/** On <body>: the HTML of LoadError, for when the application does not come. */
export const LOAD_ERROR_ATTR = 'data-load-error'
/** In <main>: what that is put into; without it, it comes first. */
export const LOAD_ERROR_SLOT_ATTR = 'data-load-error-slot'
/** In <main>: what stands in for all but the heading of a page that is on its way. */
export const LOADING_ATTR = 'data-loading'
/** In LoadError: what is said when the page's address answers, and when it does not. */
export const REACHABLE_ATTR = 'data-reachable'
export const UNREACHABLE_ATTR = 'data-unreachable'

/**
 * What is done about a script that does not come: its file may be gone since another version of the
 * site is served, or the line may be down. Part of boot.ts, because the application itself may be missing.
 */
export interface ChunkRecovery {
  /**
   * Loads the address at hand as a whole, once for each file that is missing; whether it does. Not
   * when nobody answers there: the browser's own error page would take the place of ours.
   */
  reloadOnce: (file: string) => Promise<boolean>
  /** The file has come: should it be missing once more, the page may be loaded once more. */
  markLoaded: (file: string) => void
  /** Gives the reason in a message (see features/site/LoadError.tsx) and works its button. */
  activateLoadError: (message: ParentNode) => void
  /** The page can be read and not more. It says so, in the place of what it promises to load. */
  showLoadError: () => void
}

/**
 * Responses, by the request's body, to what the page's first script has asked while the application is still on
 * its way. The client that is about to send the same body takes the response instead (api/apollo/client.ts): the
 * session has one truth, and the server is asked once.
 */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  var chunkRecovery: ChunkRecovery | undefined
  var earlyResponses: EarlyResponses | undefined
}
