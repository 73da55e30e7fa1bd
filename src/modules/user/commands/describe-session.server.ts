import { z } from 'zod'
import { isSignedIn, roles } from '#platform/data/access/viewer.ts'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { locales } from '#platform/site/i18n/words.ts'
import { menuRoutesOf } from '#platform/manifest/route-access.ts'
import { idleLeftMs } from '#platform/identity/session/lifetime.ts'
import { publicSessionId } from '#platform/identity/session/public-session-id.ts'
import { atHome } from '#platform/identity/site-roles/at-home.ts'
import { staffSitesOf } from '#platform/identity/site-roles/staff-sites.ts'

const text = z.string().nullable()

/** A client's view of its session (specification §3). It grants no permission: only the cookie does (U1, U25). */
export const session = z.strictObject({
  login: z.boolean(),
  token: z.string(),
  refresh: z.string(),
  userID: z.string(),
  user: z
    .strictObject({
      ...{ _id: z.string(), firstname: z.string(), lastname: z.string(), name: z.string(), avatar: text },
      ...{ email: text, username: z.string(), req_reset: z.boolean() },
      info: z.strictObject({ bandCode: text }),
    })
    .nullable(),
  role: z.enum(roles),
  interface: z.enum(['backend', 'frontend']),
  layout: z.enum(['backend', 'frontend', 'public']),
  current: z.strictObject({ _id: z.string(), siteName: z.string() }).nullable(),
  sites: z.array(z.strictObject({ _id: z.string(), siteName: z.string(), hostname: z.string() })),
  nav: z.array(z.strictObject({ path: z.string(), title: z.string() })),
  loader: z.boolean(),
  prefix: z.string(),
  enroll: z.array(z.strictObject({ courseID: z.string() })),
  channel: z.string(),
  mode: z.enum(['standard', 'bypass']),
  languages: z.array(z.enum(locales)),
  language: z.enum(locales),
  idleSeconds: z.number().int().nullable(),
})

/** The session of the context, as sent to its client. */
export const describeSession = async (ctx: Context): Promise<z.infer<typeof session>> => {
  const { viewer, site, locale } = ctx
  const isOffice = ctx.session?.interface === 'backend'
  const [user, sites, enroll] = await Promise.all([userOf(ctx), sitesOf(ctx), enrolmentsOf(ctx)])
  return {
    ...{ login: isSignedIn(viewer), token: publicSessionId(ctx, 'token'), refresh: publicSessionId(ctx, 'refresh') },
    ...{ userID: viewer.id, user, role: viewer.role, interface: isOffice ? 'backend' : 'frontend' },
    layout: isOffice ? 'backend' : site.siteType === 'unit' ? 'public' : 'frontend',
    current: isOffice && !ctx.session?.isChosen ? null : { _id: site._id, siteName: site.siteName },
    ...{ sites, nav: isOffice ? navOf(ctx) : [], loader: false },
    prefix: isOffice ? 'member' : site.layout.usermenuendpoint,
    ...{ enroll, channel: site._id, mode: ctx.session?.mode ?? 'standard', languages: [...locales], language: locale },
    idleSeconds: isOffice
      ? Math.floor(idleLeftMs(ctx.app.settings, { seenAt: ctx.session!.seenAt, now: ctx.now }) / 1000)
      : null,
  }
}

async function userOf(ctx: Context) {
  if (!isSignedIn(ctx.viewer)) return null
  const row = await from(await atHome(ctx), 'user')
    .select(['_id', 'firstname', 'lastname', 'avatar', 'email', 'username', 'req_reset', 'info'])
    .where('_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (!row) return null
  const { info, ...user } = row
  return { ...user, name: ctx.viewer.name, info: { bandCode: info?.bandCode ?? null } }
}

async function sitesOf(ctx: Context) {
  if (ctx.session?.interface !== 'backend') return []
  return (await staffSitesOf(ctx)).map(({ site: { _id, siteName, hostname } }) => ({ _id, siteName, hostname }))
}

async function enrolmentsOf(ctx: Context) {
  if (!isSignedIn(ctx.viewer) || !ctx.site.plugins.has('enroll')) return []
  return from(ctx, 'enroll').select('courseID').where('userID', '=', ctx.viewer.id).orderBy('_id').limit(100).execute()
}

const navOf = (ctx: Context) => menuRoutesOf(ctx).map(({ path, meta }) => ({ path, title: meta.title[ctx.locale] }))
