import type { FastifyReply } from 'fastify'
import { isStaff } from '#platform/data/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { forbidden } from '#platform/errors/errors.ts'
import { isNotSetUp } from '#platform/site/first-run.ts'
import type { Site } from '#platform/site/site.ts'

/** A site that is suspended, or what is where there is none yet: nothing of it is kept for visitors. */
export const isClosed = (site: Site) => site.isSuspended || isNotSetUp(site)

/** Whether who asks finds the site closed: staff get in, whatever they are there, and see to it. */
export const isClosedTo = ({ site, viewer, session }: Context) =>
  isClosed(site) && !isStaff(viewer) && session?.interface !== 'backend'

/** The calls by which staff get in, and by which who has something to do first does it or leaves. */
export const waysIn: ReadonlySet<string> = new Set(['/signin', '/signout', '/session', '/forgot', '/changepwd'])

/** Who must set a new password first, or a second step, does that, looks at his session, or leaves; nothing else. */
export const isHeldBack = ({ viewer }: Pick<Context, 'viewer'>) =>
  Boolean(viewer.mustReset) || Boolean(viewer.mustSecure)

/** Refuses a call of somebody who has something to do first, unless it is one by which he does it. `path` is the call's, after /api. */
export const assertNotHeldBack = (ctx: Context, path = ''): void => {
  if (!isHeldBack(ctx) || waysIn.has(path)) return
  const code = ctx.viewer.mustReset ? 'reset' : 'secure'
  throw forbidden({ field: '', code, ...heldBackWords[code] })
}

const heldBackWords = {
  reset: { th: 'กรุณาตั้งรหัสผ่านใหม่ก่อนใช้งานต่อ', en: 'Set a new password to continue' },
  secure: { th: 'กรุณาตั้งค่าการยืนยันตัวตนแบบสองขั้นตอนก่อนใช้งานต่อ', en: 'Set up two-step verification to continue' },
} as const

/** Tells who calls or asks for a file that the site is closed to him. */
export const sayClosed = (reply: FastifyReply, { locale }: Pick<Context, 'locale'>) =>
  reply
    .code(503)
    .headers({ 'cache-control': 'private, no-store', 'retry-after': '600' })
    .send({ status: 503, message: closedWords[locale] })

const closedWords = {
  th: 'เว็บไซต์นี้ปิดปรับปรุงชั่วคราว กรุณากลับมาใหม่ภายหลัง',
  en: 'This site is temporarily closed. Please come back later.',
} as const
