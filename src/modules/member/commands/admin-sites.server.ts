import { z } from 'zod'
import { isSignedIn, roles } from '#platform/data/access/viewer.ts'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { staffSitesOf } from '#platform/identity/site-roles/staff-sites.ts'
import { words } from '../words.ts'

const site = z.strictObject({
  ...{ _id: z.string(), siteName: z.string(), siteNameEn: z.string(), hostname: z.string() },
  ...{ siteLogo: z.string().nullable(), siteType: z.enum(['origin', 'collection', 'unit']), role: z.enum(roles) },
  isCurrent: z.boolean(),
})

export const description: CallDescription = {
  summary: { th: 'เว็บไซต์ของผู้ดูแลที่เข้าสู่ระบบอยู่', en: 'Sites of the signed-in administrator' },
  roles: ['member', 'manager', 'admin', 'superadmin', 'root'],
  answer: z.strictObject({ status: z.literal(200), data: z.array(site) }),
  examples: [{ name: 'admin', summary: { th: 'เว็บไซต์ของผู้ดูแล', en: 'The sites of an administrator' }, as: 'admin' }],
}

/**
 * `GET /api/getAdminSchool` (specification §7): requires the cookie's session. A bearer token alone is not enough
 * (L236.1).
 */
const adminSites: ApiCommand = async (ctx) => {
  if (!isSignedIn(ctx.viewer)) return { status: 401, message: words.logInFirst[ctx.locale] }
  if (ctx.session?.interface !== 'backend') throw forbidden()
  const sites = await staffSitesOf(ctx)
  return {
    status: 200,
    data: sites.map(({ role, site: { _id, siteName, siteNameEn, hostname, siteLogo, siteType } }) => ({
      ...{ _id, siteName, siteNameEn, hostname, siteLogo, siteType, role },
      isCurrent: _id === ctx.site._id && ctx.session!.isChosen,
    })),
  }
}

export default adminSites
