import type { FastifyRequest } from 'fastify'
import type { App, Context } from '#platform/context.ts'
import { previewParameter, readPreviewToken } from '#platform/site/preview/preview-token.ts'
import { createPreviewContext } from '../request-context.ts'

/** A page of another site that is looked at here: nobody is signed in there, anyone who is here. */
export interface Preview {
  ctx: Context
  token: string
  /** Milliseconds since 1970. */
  until: number
}

/** What the address of a page asks to look at instead of its own site; null without a right signature (guides U12). */
export const previewOf = async (app: App, request: FastifyRequest): Promise<Preview | null> => {
  if (!request.url.includes(`${previewParameter}=`)) return null
  const url = URL.parse(request.url, 'http://page')
  const token = url?.searchParams.get(previewParameter)
  if (!token || url!.pathname.endsWith('.data')) return null
  const read = readPreviewToken(app, { token, at: request.site!._id, now: app.clock() })
  const site = read && (await app.sites.byId(read.of))
  if (!site) return null
  return { ctx: createPreviewContext(app, { site, request }), token, until: read.until }
}
