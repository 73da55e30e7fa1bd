import type { FastifyRequest } from 'fastify'
import type { App, Context } from '#platform/context.ts'
import { previewParameter, readPreviewToken } from '#platform/site/preview/preview-token.ts'
import { createPreviewContext } from '../request-context.ts'

/** A page of another site in preview. The viewer is anonymous there. */
export interface Preview {
  ctx: Context
  token: string
  /** Milliseconds since 1970. */
  until: number
}

/** Returns the site that a URL previews, or null without a valid signature (guides U12). */
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
