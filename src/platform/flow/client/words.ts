/** What a person reads while a flow runs in the browser. */
export const flowWords = {
  alert: { th: 'แจ้งเตือน', en: 'Notice' },
  ok: { th: 'ตกลง', en: 'OK' },
  close: { th: 'ปิด', en: 'Close' },
  content: { th: 'ข้อมูล', en: 'Information' },
  prompt: { th: 'โปรดยืนยัน', en: 'Please confirm' },
  yes: { th: 'ยินยอม', en: 'I agree' },
  no: { th: 'ไม่ยินยอม', en: 'I decline' },
  waiting: { th: 'กรุณารอ {n} วินาที', en: 'Please wait {n} {n|second|seconds}' },
  failed: { th: 'ทำรายการไม่สำเร็จ', en: 'This could not be completed' },
  lost: {
    th: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
    en: 'There is no connection. Check your internet and try again.',
  },
  retry: { th: 'ลองใหม่', en: 'Try again' },
  stale: {
    th: 'รายการนี้ดำเนินการต่อที่อื่นหรือสิ้นสุดแล้ว โปรดเริ่มใหม่',
    en: 'This has continued elsewhere or has ended. Start again.',
  },
  elsewhere: {
    th: 'รายการนี้กำลังทำอยู่ในอีกแท็บหนึ่ง โปรดทำต่อในแท็บนั้น',
    en: 'This is open in another tab. Continue there.',
  },
  busy: { th: 'กำลังดำเนินการ…', en: 'Working…' },
  send: { th: 'ดำเนินการต่อ', en: 'Continue' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
  login: { th: 'เข้าสู่ระบบ', en: 'Log in' },
  forgot: { th: 'ลืมรหัสผ่าน', en: 'Forgotten password' },
  changepwd: { th: 'เปลี่ยนรหัสผ่าน', en: 'Change password' },
  username: { th: 'ชื่อผู้ใช้', en: 'User name' },
  password: { th: 'รหัสผ่าน', en: 'Password' },
  email: { th: 'อีเมล', en: 'Email' },
  present: { th: 'รหัสผ่านปัจจุบัน', en: 'Current password' },
  code: { th: 'รหัสยืนยัน', en: 'Code' },
  newPassword: { th: 'รหัสผ่านใหม่', en: 'New password' },
}

export type FlowWords = { readonly [Name in keyof typeof flowWords]: string }
