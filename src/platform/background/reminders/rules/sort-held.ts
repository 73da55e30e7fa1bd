import type { LetterItem } from '../letter.ts'

/** A reminder whose email waited. `expiresAt` is the instant after which it is useless, or null. */
export interface HeldItem extends LetterItem {
  _id: string
  expiresAt: string | null
}

/** What of it is sent at `now` (milliseconds since 1970), what is too late, and what the person does not want any more. */
export const sortHeld = <One extends Pick<HeldItem, 'expiresAt'>>(
  held: readonly One[],
  { now, wants }: { now: number; wants: (one: One) => boolean },
): Record<'sent' | 'over' | 'unwanted', One[]> => {
  const isOver = ({ expiresAt }: One) => expiresAt !== null && Date.parse(expiresAt) <= now
  const inTime = held.filter((one) => !isOver(one))
  return { sent: inTime.filter(wants), over: held.filter(isOver), unwanted: inTime.filter((one) => !wants(one)) }
}
