import { z } from 'zod'
import type { ApiCommand } from '#platform/http/api/command.ts'
import type { CallDescription } from '#platform/http/api/description.ts'
import { describeSession, session } from './describe-session.server.ts'

export const description: CallDescription = {
  summary: {
    th: 'เซสชันปัจจุบัน ส่ง header background เพื่อไม่ให้นับเป็นการใช้งาน',
    en: 'Get the current session. Send the header background so that the request does not count as activity',
  },
  answer: z.strictObject({ status: z.literal(200), session }),
  examples: [
    { name: 'visitor', summary: { th: 'ผู้เยี่ยมชมไม่มีเซสชัน', en: 'A visitor has no session' }, as: 'guest' },
    { name: 'learner', summary: { th: 'เซสชันของผู้เรียน', en: 'The session of a learner' }, as: 'user' },
  ],
}

/** `GET /api/session`: the session as the specification §3 describes it, for every caller. */
const tellSession: ApiCommand = async (ctx) => ({ status: 200, session: await describeSession(ctx) })

export default tellSession
