/** Texts of the calls of flows. */
export const callWords = {
  wrong: { th: 'คำขอไม่ถูกต้อง', en: 'The request is wrong' },
} as const
