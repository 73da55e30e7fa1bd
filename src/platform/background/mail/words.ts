/** Words of every mail. */
export const words = {
  footer: {
    th: 'อีเมลนี้ส่งจากระบบโดยอัตโนมัติ หากคุณไม่ได้ทำรายการ ไม่ต้องทำอะไร',
    en: 'This mail was sent by itself. If you did not ask for it, there is nothing to do.',
  },
} as const
