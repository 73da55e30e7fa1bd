import { group, numberBetween, withHint, withUnit } from '#platform/data/collection/field-builders.ts'

/** Default settings for the keys of API clients. */
export const apiKeys = group({
  perMinute: withUnit({ th: 'ครั้ง/นาที', en: 'a minute' }, numberBetween(1, 6000)('จำนวนคำขอสูงสุด', 'Most calls')),
  days: withUnit({ th: 'วัน', en: 'days' }, numberBetween(1, 3650)('อายุของคีย์ใหม่', 'Lifetime of a new key')),
  overlapHours: withHint(
    { th: 'ระยะเวลาที่รหัสลับเดิมยังใช้ได้หลังออกรหัสลับใหม่', en: 'The old secret stays valid for this time' },
    withUnit({ th: 'ชั่วโมง', en: 'hours' }, numberBetween(0, 168)('เวลาเหลื่อมของรหัสลับ', 'Secret overlap')),
  ),
})

/** The defaults. */
export const usualApiKeys = { perMinute: 60, days: 365, overlapHours: 24 }
