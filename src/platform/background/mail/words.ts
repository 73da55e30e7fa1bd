export const words = {
  footer: {
    th: 'อีเมลนี้ส่งจากระบบโดยอัตโนมัติ หากคุณไม่ได้ทำรายการนี้ ไม่ต้องดำเนินการใด ๆ',
    en: 'This email was sent automatically. If you did not request it, you can ignore it.',
  },
} as const
