/** Why a request failed temporarily, through no fault of the user. */
export type Outage = 'away' | 'full'

/**
 * Codes of PostgreSQL (classes 08, 53, 57P, and idle timeouts) and of the system for an unreachable database, and those
 * for a full disk.
 */
const away = /^(08...|25P03|53300|57P0[1-35]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/
const full = /^(53100|ENOSPC|EDQUOT)$/
/** Messages of `pg` for errors without a code. */
const broken =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/

/** Returns the outage that caused an error; null for any other error. */
export const outageOf = (error: unknown): Outage | null => {
  const { code = '', message = '' } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (full.test(String(code)) || /No space left on device/.test(String(message))) return 'full'
  return away.test(String(code)) || broken.test(String(message)) ? 'away' : null
}

/** The user's message, and the seconds until a retry may succeed. */
export const outageWords = {
  away: {
    th: 'ระบบไม่พร้อมใช้งานชั่วคราว กรุณาลองใหม่ในอีกสักครู่',
    en: 'The system is not ready. Please try again in a moment.',
  },
  full: {
    th: 'พื้นที่จัดเก็บข้อมูลของระบบเต็ม ยังไม่ได้บันทึก กรุณาแจ้งผู้ดูแลระบบ',
    en: 'The storage is full and nothing was saved. Please contact the system administrator.',
  },
} as const
export const outageSeconds = { away: 5, full: 60 } as const
