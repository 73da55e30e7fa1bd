import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import { from, fromAny } from '#platform/data/collection/rows.ts'
import { acceptedChange } from '#platform/data/collection/writing/accept.ts'
import type { Context } from '#platform/context.ts'
import { notFound, RequestError } from '#platform/errors/errors.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { namePicked } from '#platform/office/screens/description/labels.ts'
import { readForm } from '#platform/office/screens/save/read-form.ts'
import type { Site } from '../site.ts'
import { themeOf } from '../sites.ts'

/** Configuration fields that are visible on the site's pages. */
const seen = [
  ...(['siteName', 'siteNameEn', 'siteLogo', 'tagline', 'about', 'phone', 'openingHours', 'homepage'] as const),
  ...(['siteStyle', 'siteSubStyle', 'theme', 'layout', 'navigator', 'menu'] as const),
  ...(['header', 'subheader', 'footer', 'siteFavicon'] as const),
] as const

/**
 * Returns the site as if a configuration form had been saved, and the issues of the form. Invalid fields keep their
 * stored value. Nothing is written. Fields that the route does not use or this user may not write are ignored.
 */
export const draftedSite = async (ctx: Context, of: { route: Route; form: FormData }) => {
  const collection = collectionOf(ctx, 'configuration')
  const row = await fromAny(ctx, collection).selectAll().executeTakeFirst()
  if (!row) throw notFound()
  const asked = seen.filter((name) => of.route.fields?.includes(name) ?? true)
  const posted = readForm(ctx, collection, { form: of.form, row })
  const written = await namePicked(
    ctx,
    collection,
    Object.fromEntries(asked.flatMap((name) => (Object.hasOwn(posted, name) ? [[name, posted[name]]] : []))),
  )
  const values: Record<string, unknown> = {}
  const issues: Issue[] = []
  for (const [name, value] of Object.entries(written)) {
    const { read = {}, issues: found = [] } = accepting(() => acceptedChange(ctx, collection, { [name]: value }))
    Object.assign(values, read)
    issues.push(...found)
  }
  return { site: await lookedAt(ctx, values), issues }
}

function accepting(accept: () => Record<string, unknown>): {
  read?: Record<string, unknown>
  issues?: readonly Issue[]
} {
  try {
    return { read: accept() }
  } catch (error) {
    if (error instanceof RequestError && error.issues.length > 0) return { issues: error.issues }
    throw error
  }
}

/** The host name's own look takes precedence over the form, as on the site itself. */
async function lookedAt(ctx: Context, values: Record<string, unknown>): Promise<Site> {
  const own = await from(ctx, 'configuration').select(['siteStyle', 'theme']).executeTakeFirstOrThrow()
  const host = await from(ctx, 'hostname').select('theme').where('hostname', '=', ctx.site.hostname).executeTakeFirst()
  const look = { ...own, ...values } as Pick<Site, 'siteStyle' | 'theme'>
  return { ...ctx.site, ...values, theme: themeOf(look, host?.theme ?? null) }
}
