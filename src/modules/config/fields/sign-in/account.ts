import { boolean, group, withHint } from '#platform/data/collection/field-builders.ts'

/** What a site decides of registering and logging in (`platform/site/account-switches.ts`). */
export const account = group({
  hasCouncil: boolean('ถามสมาชิก ส.อ.ท. ตอนสมัคร', 'Ask for council membership when registering'),
  canPaste: withHint(
    { th: 'ช่วยผู้ที่ใช้โปรแกรมจำรหัสผ่าน', en: 'Helps people who use a password manager' },
    boolean('วางรหัสผ่านในหน้าสมัครได้', 'Passwords may be pasted when registering'),
  ),
  hasCheckDigit: withHint(
    { th: 'ไม่รับเลขที่พิมพ์ผิดหรือแต่งขึ้น', en: 'Refuses numbers that are mistyped or made up' },
    boolean('ตรวจหลักสุดท้ายของเลขบัตรประชาชน', 'Check the last digit of citizen ids'),
  ),
  isDiscreet: withHint(
    { th: 'ตอบเหมือนกันทั้งไม่พบบัญชีและรหัสผ่านผิด', en: 'An unknown account is answered as a wrong password is' },
    boolean('ไม่บอกว่ามีบัญชีหรือไม่ ตอนเข้าสู่ระบบ', 'Do not tell at the log-in whether an account exists'),
  ),
  needsSecondFactor: withHint(
    {
      th: 'ผู้ที่ยังไม่มีจะถูกพาไปตั้งค่าก่อนใช้งานอย่างอื่น',
      en: 'Whoever has none is led to set one up before anything else opens',
    },
    boolean('ทีมงานต้องใช้การยืนยันสองขั้น', 'Staff must use a second factor'),
  ),
})
