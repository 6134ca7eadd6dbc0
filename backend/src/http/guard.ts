import type { Request, RequestHandler, Response } from 'express'

/**
 * What a request passes before it is answered. It throws the error that refuses the request, and may answer itself. It
 * needs nothing of Express's routing: requests and answers are made with Express's prototypes (createAppServer).
 */
export type Guard = (req: Request, res: Response) => void | Promise<void>

/** One after the other. False when one of them has answered: those behind it are not asked. */
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

/** The same guards as one middleware. */
export const toMiddleware =
  (...guards: Guard[]): RequestHandler =>
  async (req, res, next) => {
    if (await passGuards(guards, req, res)) next()
  }
