/** Texts of the step that moves stock (specification L249). */
export const stockStepWords = {
  notRead: { th: 'Failed to fetch products', en: 'Failed to fetch products' },
  notWritten: { th: 'Failed to update stock', en: 'Failed to update stock' },
  notAllowed: {
    th: 'โฟลว์นี้เปลี่ยนสต็อกไม่ได้',
    en: 'This flow may not move stock',
  },
  notTaken: { th: 'ตัดสต็อก {sku} ได้ {taken} จาก {wanted} ชิ้น', en: 'Took {taken} of {wanted} pieces of {sku}' },
} as const
