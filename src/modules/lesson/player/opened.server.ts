import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context.ts'

interface Place {
  enrollID: string
  lessonID: string
}

/** A signed mark for a page with a player: this enrolment opened this lesson now. */
export const openedMark = (ctx: Context, of: Place): string =>
  `${ctx.now}.${signed(ctx, { ...of, at: String(ctx.now) })}`

/** When the page of a mark was made, in milliseconds. Null if the mark is forged or for another lesson or learner. */
export const openedAt = (ctx: Context, of: Place & { mark: string | undefined }): number | null => {
  const [, at, sign] = /^(\d{13})\.([\w-]{43})$/.exec(of.mark ?? '') ?? []
  if (!at || !sign) return null
  return timingSafeEqual(Buffer.from(sign), Buffer.from(signed(ctx, { ...of, at }))) ? Number(at) : null
}

const signed = ({ app, site }: Context, { enrollID, lessonID, at }: Place & { at: string }) =>
  createHmac('sha256', app.sealing.key)
    .update(`opened\n${site._id}\n${enrollID}\n${lessonID}\n${at}`)
    .digest('base64url')
