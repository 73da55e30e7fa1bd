export const hostWords = {
  unknown: { th: 'ไม่พบการตั้งค่าของโฮสต์นี้', en: 'Could not find configuration for current hostname' },
} as const
