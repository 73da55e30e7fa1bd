import type { ApiCommand } from '#platform/api/command.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { publicFields } from '#platform/site/public-fields.ts'
import { coreOf } from '#platform/site/sites.ts'
import { hostnames } from '#platform/site/hostnames.ts'

/** Answers `GET hostname` with what everybody may know of this host's configuration (specification §7, guides U9). */
const thisHostname: ApiCommand = async (ctx, { query, isLoopback }) => {
  if (query['list'] === undefined) return { status: 200, data: configurationOf(ctx) }
  if (!ctx.app.settings.isDevelopment || !isLoopback) throw notFound()
  return { status: 200, data: await hostnames(ctx.app) }
}

export default thisHostname

function configurationOf({ site, app }: Context) {
  const core = new Set(coreOf(app.manifests))
  return {
    ...Object.fromEntries(publicFields.map((field) => [field, site[field]])),
    plugins: [...site.plugins].filter((name) => !core.has(name)),
    siteID: site._id,
    hostname: site.hostname,
    lastUpdate: site.lastUpdate,
  }
}
