/** Texts of the steps that sign in and change passwords (specification L246). */
export const stepWords = {
  loginFailed: { th: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ', en: 'เกิดข้อผิดพลาดในการเข้าสู่ระบบ' },
  invalid: { th: 'Invalid request', en: 'Invalid request' },
  code: { th: 'กรอกรหัสยืนยันตัวตนขั้นที่สอง', en: 'Enter the code of your second factor' },
  forgotDone: { th: 'อีเมลถูกต้อง', en: 'อีเมลถูกต้อง' },
  forgotFailed: { th: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล', en: 'เกิดข้อผิดพลาดในการตรวจสอบอีเมล' },
  changeFailed: {
    th: 'An error occurred during the password change process.',
    en: 'An error occurred during the password change process.',
  },
} as const
