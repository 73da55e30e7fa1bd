/** Words of the PDF of a submission. */
export const pdfWords = {
  page: { th: 'หน้า {n} จาก {m}', en: 'Page {n} of {m}' },
} as const
