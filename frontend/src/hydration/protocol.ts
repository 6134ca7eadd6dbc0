/**
 * The attributes and events that the build, boot.ts and the application share. Each name is defined
 * only here; the build's scripts read them through entryServer.tsx. Constants and types only,
 * because a build inlines them and boot.ts must stay one file without imports.
 */

/** On <html>: the words of the launch phase, as JSON (content/phases.ts). */
export const PHASE_ATTR = 'data-phase'
/** On <html>: who may open the page that is shown, `public`, `member` or `admin` (app/routes.tsx). */
export const ACCESS_ATTR = 'data-access'
/** On <html>: the session status that the page was rendered for (PrerenderedStatus). */
export const SESSION_ATTR = 'data-session'
/**
 * On <html>: the URLs of the libraries' script and the application's script, in running order.
 */
export const APP_ATTR = 'data-app'
/**
 * On <html> of a visitor's page: the URLs of the chunks that the application needs at once,
 * separated by spaces.
 */
export const PRELOAD_ATTR = 'data-preload'
/**
 * On <html> of a visitor’s page: the URLs of its islands' chunks. boot.ts fetches them after the
 * chunks of PRELOAD_ATTR.
 */
export const ISLANDS_ATTR = 'data-islands'
/**
 * On <html> of a page for a session: request bodies, one per line, for the session check and the
 * page's first data.
 */
export const EARLY_REQUESTS_ATTR = 'data-early-requests'
/**
 * On <html>: set when all parts that hydrate on load have hydrated and received their early input.
 */
export const HYDRATED_ATTR = 'data-hydrated'

/** On <body> and on the root of every island: when it hydrates, or that it has hydrated. */
export const HYDRATE_ATTR = 'data-hydrate'
export type HydrateOn = 'load' | 'interaction'
export const HYDRATE_ON_LOAD: HydrateOn = 'load'
export const HYDRATE_ON_INTERACTION: HydrateOn = 'interaction'
export const HYDRATE_DONE = 'done'
/**
 * Bubbles from an element that has just hydrated; dispatched on the document when an island is
 * removed.
 */
export const HYDRATED_EVENT = 'hydrated'

/** On <body>: the HTML of LoadError, for an application that cannot be loaded. */
export const LOAD_ERROR_ATTR = 'data-load-error'
/**
 * In <main>: the element that takes LoadError's HTML; without it, the HTML goes to the start of
 * <main>.
 */
export const LOAD_ERROR_SLOT_ATTR = 'data-load-error-slot'
/** In <main>: the placeholder below the heading of a page that is loading. */
export const LOADING_ATTR = 'data-loading'
/** In LoadError: the text for when the page's URL responds, and for when it does not. */
export const REACHABLE_ATTR = 'data-reachable'
export const UNREACHABLE_ATTR = 'data-unreachable'

/**
 * Milliseconds after which a response counts as lost: the server works on a request for 30 seconds at
 * most (ADR-41), and a connection that has died may stay silent for minutes.
 */
export const RESPONSE_MS = 30_000

/** On a line above the page: its key, by which it is dismissed. */
export const NOTICE_ATTR = 'data-site-notice'
/** On a line above the page: the pages that show it, `all`, `members` or `others`. */
export const NOTICE_PAGES_ATTR = 'data-pages'
/** In the browser’s storage: the keys of dismissed lines, separated by spaces. */
export const DISMISSED_KEY = 'dismissedNotices'

/**
 * Recovers from a script that cannot be loaded: a new version of the site may have replaced its
 * file, or the browser may be offline. It is part of boot.ts, because the application's own script
 * may be missing.
 */
export interface ChunkRecovery {
  /**
   * Reloads the current URL, once per missing file; resolves to whether it does. It does not
   * reload when the server does not respond, because the browser's error page would replace ours.
   */
  reloadOnce: (file: string) => Promise<boolean>
  /** The file has loaded: if it is missing again later, the page may be reloaded again. */
  markLoaded: (file: string) => void
  /**
   * Fills in the reason of a message (see features/site/LoadError.tsx) and activates its button.
   */
  activateLoadError: (message: ParentNode) => void
  /**
   * The application cannot be loaded. Shows the error message in place of the loading placeholder.
   */
  showLoadError: () => void
}

/**
 * Responses to the requests that boot.ts sends before the application is loaded, by request body.
 * The client takes the response instead of sending the same body again (api/apollo/client.ts), so
 * the server receives each request once.
 */
export type EarlyResponses = Map<string, Promise<Response>>

declare global {
  var chunkRecovery: ChunkRecovery | undefined
  var earlyResponses: EarlyResponses | undefined
}
