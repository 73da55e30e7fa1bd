/** How a seat of a company stands. */
export const seatStates = [
  { value: 'invited', label: { th: 'รอตอบรับ', en: 'Invited' } },
  { value: 'enrolled', label: { th: 'ลงทะเบียนแล้ว', en: 'Enrolled' } },
  { value: 'back', label: { th: 'คืนที่นั่งแล้ว', en: 'Revoked' } },
] as const

/** So many days a link of an invitation may be used. */
export const linkDays = 14

/** A seat as far as it is counted. */
export interface Held {
  status: 'invited' | 'enrolled' | 'back'
  expiresAt: string
  percent: number
}

/** Whether a seat is in use at an instant (ISO UTC): an invitation that ran out is free again. */
export const isHeld = ({ status, expiresAt }: Held, now: string) =>
  status === 'enrolled' || (status === 'invited' && expiresAt > now)

/** How many seats may still be handed out. */
export const seatsToGive = (grant: { seats: number }, { seats, now }: { seats: readonly Held[]; now: string }) =>
  Math.max(0, grant.seats - seats.filter((one) => isHeld(one, now)).length)

/** A seat may be taken back as long as nothing was learnt with it. */
export const mayTakeBack = ({ status, percent }: Held) =>
  status === 'invited' || (status === 'enrolled' && percent === 0)
