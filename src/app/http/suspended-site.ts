import type { FastifyReply } from 'fastify'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { isNotSetUp } from '#platform/site/first-run.ts'
import type { Site } from '#platform/site/site.ts'

/** Whether a site is suspended or not set up yet. Nothing of it is cached for visitors. */
export const isClosed = (site: Site) => site.isSuspended || isNotSetUp(site)

/** Whether the site is closed to the viewer. Staff may enter, whatever their role on this site. */
export const isClosedTo = ({ site, viewer, session }: Context) =>
  isClosed(site) && !isStaff(viewer) && session?.interface !== 'backend'

/** The calls by which staff enter, and by which a held-back person continues or leaves. */
export const waysIn: ReadonlySet<string> = new Set(['/signin', '/signout', '/session', '/forgot', '/changepwd'])

/**
 * Whether the person must first set a new password or a second factor. They may only do that, view their session, or
 * leave.
 */
export const isHeldBack = ({ viewer }: Pick<Context, 'viewer'>) =>
  Boolean(viewer.mustReset) || Boolean(viewer.mustSecure)

/** Refuses a call of a held-back person, except the calls that they need. `path` is the path after /api. */
export const assertNotHeldBack = (ctx: Context, path = ''): void => {
  if (!isHeldBack(ctx) || waysIn.has(path)) return
  const code = ctx.viewer.mustReset ? 'reset' : 'secure'
  throw forbidden({ field: '', code, ...heldBackWords[code] })
}

const heldBackWords = {
  reset: { th: 'กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งานต่อ', en: 'Set a new password to continue' },
  secure: { th: 'กรุณาตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนก่อนใช้งานต่อ', en: 'Set up two-step verification to continue' },
} as const

/** Tells the client of a call or file that the site is closed. */
export const sayClosed = (reply: FastifyReply, { locale }: Pick<Context, 'locale'>) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'private, no-store', 'retry-after': '600' })
    .send({ status: 503, message: closedWords[locale] })

const closedWords = {
  th: 'เว็บไซต์นี้ปิดปรับปรุงชั่วคราว กรุณากลับมาใหม่ภายหลัง',
  en: 'This site is temporarily closed. Please come back later.',
} as const
