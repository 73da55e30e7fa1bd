/** The states of a company seat. */
export const seatStates = [
  { value: 'invited', label: { th: 'รอตอบรับ', en: 'Invited' } },
  { value: 'enrolled', label: { th: 'ลงทะเบียนแล้ว', en: 'Enrolled' } },
  { value: 'back', label: { th: 'คืนที่นั่งแล้ว', en: 'Revoked' } },
] as const

/** Days for which an invitation link is valid. */
export const linkDays = 14

/** A seat, as far as counting needs it. */
export interface Held {
  status: 'invited' | 'enrolled' | 'back'
  expiresAt: string
  percent: number
}

/** Whether a seat is in use at an instant (ISO UTC). An expired invitation frees it. */
export const isHeld = ({ status, expiresAt }: Held, now: string) =>
  status === 'enrolled' || (status === 'invited' && expiresAt > now)

/** The number of seats that may still be assigned. */
export const seatsToGive = (grant: { seats: number }, { seats, now }: { seats: readonly Held[]; now: string }) =>
  Math.max(0, grant.seats - seats.filter((one) => isHeld(one, now)).length)

/** A seat may be taken back if nothing was learnt with it. */
export const mayTakeBack = ({ status, percent }: Held) =>
  status === 'invited' || (status === 'enrolled' && percent === 0)
