/** Words of every mail. */
export const words = {
  footer: {
    th: 'อีเมลนี้ส่งจากระบบโดยอัตโนมัติ หากคุณไม่ได้ทำรายการ ไม่ต้องทำอะไร',
    en: 'This email was sent automatically. If you did not request it, you can ignore it.',
  },
} as const
