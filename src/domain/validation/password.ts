import type { Issue } from './issue.ts'
import { isCleanText } from './text.ts'

const LEAST = 8
const MOST = 128
const THAI = /[\u0e00-\u0e7f]/

/** Whether a password has 8 to 128 characters, none of them whitespace or Thai. */
export const isPasswordAllowed = (password: string) => {
  const hasLength = password.length >= LEAST && password.length <= MOST
  return hasLength && !/\s/.test(password) && !THAI.test(password) && isCleanText(password)
}

/**
 * Returns the issue of a password that is too short or long, or has whitespace or Thai letters (specification §5), or
 * null.
 */
export function passwordIssue(field: string, password: string): Issue | null {
  if (isPasswordAllowed(password)) return null
  return {
    field,
    code: 'password',
    th: '** รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง',
    en: '** The password needs at least 8 characters, without spaces or Thai letters',
  }
}

/** Returns the issue of a repeated password that differs from the first (specification §5), or null. */
export function confirmIssue(field: string, given: { password: string; confirm: string }): Issue | null {
  if (given.password === given.confirm) return null
  return {
    field,
    code: 'confirm',
    th: '** ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน',
    en: '** The two passwords are not the same',
  }
}
