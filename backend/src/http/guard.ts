import type { Request, RequestHandler, Response } from 'express'

/**
 * A check that runs before a request is handled. It throws an error to refuse the request, or sends
 * the response itself. It does not need Express's routing: createAppServer gives requests and
 * responses Express's prototypes.
 */
export type Guard = (req: Request, res: Response) => void | Promise<void>

/**
 * Runs the guards in order. Returns false if one has sent the response; later guards then do not
 * run.
 */
export async function passGuards(
  guards: readonly Guard[],
  req: Request,
  res: Response,
): Promise<boolean> {
  for (const guard of guards) {
    const pending = guard(req, res)
    if (pending) await pending
    if (res.writableEnded) return false
  }
  return true
}

/** Returns the guards as one middleware. */
export const toMiddleware =
  (...guards: Guard[]): RequestHandler =>
  async (req, res, next) => {
    if (await passGuards(guards, req, res)) next()
  }
