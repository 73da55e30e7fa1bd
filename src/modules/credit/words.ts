/** Why credit cannot be used. */
export const creditProblems = {
  short: { th: 'เครดิตคงเหลือไม่พอ', en: 'Your credit is not enough' },
  noPackage: { th: 'ไม่พบแพ็กเกจเครดิตนี้', en: 'This credit package is not for sale' },
} as const
