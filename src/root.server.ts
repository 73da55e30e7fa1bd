import { frameOf } from './app/frame.server.ts'
import { notFoundRedirect } from '#app/http/not-found-redirect.server.ts'
import { guard } from './app/guard.server.ts'
import { loads } from '#platform/http/request.server.ts'

export const middleware = [notFoundRedirect, guard]
export const loader = loads(async (ctx, asked) => ({ frame: await frameOf(ctx, asked) }))
