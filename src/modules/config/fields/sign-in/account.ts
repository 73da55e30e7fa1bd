import { boolean, group, withHint } from '#platform/data/collection/field-builders.ts'

/** What a site decides of registering and logging in (`platform/site/account-switches.ts`). */
export const account = group({
  hasCouncil: boolean('ถามสมาชิก ส.อ.ท. ตอนสมัคร', 'Ask for council membership at registration'),
  canPaste: withHint(
    { th: 'ช่วยผู้ที่ใช้โปรแกรมจำรหัสผ่าน', en: 'Helps people who use a password manager' },
    boolean('วางรหัสผ่านในหน้าสมัครได้', 'Passwords may be pasted when registering'),
  ),
  hasCheckDigit: withHint(
    { th: 'ไม่รับเลขที่พิมพ์ผิดหรือแต่งขึ้น', en: 'Rejects mistyped or invented numbers' },
    boolean('ตรวจหลักสุดท้ายของเลขบัตรประชาชน', 'Check the last digit of citizen IDs'),
  ),
  isDiscreet: withHint(
    { th: 'ตอบเหมือนกันทั้งไม่พบบัญชีและรหัสผ่านผิด', en: 'An unknown account gets the same response as a wrong password' },
    boolean('ไม่บอกว่ามีบัญชีหรือไม่ ตอนเข้าสู่ระบบ', 'Do not reveal at login whether an account exists'),
  ),
  needsSecondFactor: withHint(
    {
      th: 'ผู้ที่ยังไม่มีจะถูกพาไปตั้งค่าก่อนใช้งานอย่างอื่น',
      en: 'Staff without it must set it up before they can continue',
    },
    boolean('ทีมงานต้องใช้การยืนยันตัวตนแบบสองขั้นตอน', 'Require two-step verification for staff'),
  ),
})
