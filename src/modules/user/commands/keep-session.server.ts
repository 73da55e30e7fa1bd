import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { idleLeftMs } from '#platform/identity/session/lifetime.ts'
import { renew } from '#platform/identity/session/session.ts'

export const description: CallDescription = {
  summary: { th: 'แจ้งว่ายังใช้งานหลังบ้านอยู่', en: 'Report that you are still active in the back office' },
  answer: z.strictObject({ status: z.literal(200), idleSeconds: z.number().int().nullable() }),
  examples: [
    {
      name: 'admin',
      summary: { th: 'ผู้ดูแลเว็บไซต์ทำงานต่อ', en: 'An administrator continues working' },
      as: 'admin',
      request: {},
    },
  ],
}

/** `POST /api/session`: a person is there, so that the idle time begins again (specification §9); null where there is none. */
const keepSession: ApiCommand = async (ctx) => {
  const { session, app, now } = ctx
  if (session?.interface !== 'backend') return { status: 200, idleSeconds: null }
  await renew(app, { hash: session.hash, now })
  return { status: 200, idleSeconds: Math.floor(idleLeftMs(app.settings, { seenAt: now, now }) / 1000) }
}

export default keepSession
