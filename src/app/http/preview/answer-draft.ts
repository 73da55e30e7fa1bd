import type { FastifyReply, FastifyRequest } from 'fastify'
import { href, matchPath } from 'react-router'
import { draftedMenu } from '#modules/cms/public-api.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import type { App, Context } from '#platform/context.ts'
import { forbidden, notFound } from '#platform/errors/errors.ts'
import { isAllowed } from '#platform/manifest/route-access.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { refuseUnclean } from '#platform/http/request.server.ts'
import { mustChoose } from '#platform/identity/session/session.ts'
import { asOwnerOf } from '#platform/site/site-tree/nodes.ts'
import { draftedSite } from '#platform/site/preview/drafted-site.ts'
import { sendError } from '../../api.server.ts'
import { createContext, createPreviewContext, localeOf } from '../request-context.ts'
import { isClosedTo } from '../suspended-site.ts'
import { makeFor, type Render, webRequest } from '../pages/answer-page.ts'
import { asPicture } from './as-picture.ts'

/** Whether a form of a site, or of its menu, is posted for a preview and not for storage. */
export const isDraft = ({ method, url }: FastifyRequest) => method === 'POST' && url.endsWith('?draft')

/** Limit for each person. The editor sends a form at most twice a second. */
const limits = [{ most: 120, ms: 60_000 }]

/**
 * Answers a form of the configuration or of a menu with the front page that it would give, and with its issues. Nothing
 * is stored or cached. A person who may not save the form receives no page (decision 0290).
 */
export const answerDraft = async (app: App, http: { request: FastifyRequest; reply: FastifyReply; render: Render }) => {
  const { request, reply, render } = http
  try {
    const ctx = await createContext(app, request)
    const drawn = formOf(ctx, request)
    app.limits.count(`draft ${ctx.site._id} ${ctx.viewer.id}`, limits)
    const form = await webRequest(request)
      .formData()
      .catch(() => new FormData())
    refuseUnclean(form)
    const { site, problems } = await draftOf(ctx, { ...drawn, form })
    const html = await pageOf(createPreviewContext(app, { site, request }), { request, render })
    return reply.header('cache-control', 'private, no-store').send({ status: 200, html, problems })
  } catch (error) {
    return sendError(reply, error, { app, locale: localeOf(request) })
  }
}

interface Drawn {
  route: Route
  /** The id in the URL, or ''. */
  _id: string
}

/**
 * Returns the form that the URL names. Throws not-found without such a form, and forbidden if the viewer may not open
 * it.
 */
function formOf(ctx: Context, { url }: FastifyRequest): Drawn {
  const path = url.split('?')[0]!
  const route = ctx.app.manifests.flatMap(({ routes }) => routes).find((one) => matchPath(one.path, path))
  const { viewer, session } = ctx
  const isIn = isSignedIn(viewer) && session?.interface === 'backend' && !mustChoose(ctx) && !isClosedTo(ctx)
  if (!route || !(route.livePreview || route.edit === 'configuration')) throw notFound()
  if (!isIn || viewer.mustReset || viewer.mustSecure || !isAllowed(route, viewer)) throw forbidden()
  return { route, _id: matchPath(route.path, path)?.params['id'] ?? '' }
}

/** Returns the site as the form would change it: this one, or one that it administers. */
async function draftOf(ctx: Context, { route, _id, form }: Drawn & { form: FormData }) {
  if (route.livePreview === 'menu') return draftedMenu(ctx, { route, _id, form })
  const there = _id === '' ? ctx : await asOwnerOf(ctx, _id)
  const { site, issues } = await draftedSite(there, { route, form })
  return { site, problems: issues.map((issue) => ({ name: issue.field, text: issue[ctx.locale] })) }
}

/** Renders the front page of the drafted site for an anonymous visitor. */
async function pageOf(ctx: Context, { request, render }: { request: FastifyRequest; render: Render }): Promise<string> {
  const front = new Request(new URL(href('/'), webRequest(request).url))
  const { page } = await makeFor(ctx, { request, render, front, preview: { until: null } })
  return asPicture(page.body.toString('utf8'))
}
