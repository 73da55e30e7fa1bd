export const labelWords = {
  heading: { th: 'ฉลากทรัพย์สิน', en: 'Asset labels' },
  assets: { th: 'ทรัพย์สิน', en: 'Assets' },
  crumbs: { th: 'เส้นทาง', en: 'Way here' },
  count: { th: '{n} ดวง', en: '{n} {n|label|labels}' },
  size: { th: 'แผ่นฉลาก', en: 'Sheet' },
  skip: { th: 'ใช้ไปแล้ว (ดวง)', en: 'Already used' },
  show: { th: 'แสดงตัวอย่าง', en: 'Show' },
  print: { th: 'พิมพ์', en: 'Print' },
  note: {
    th: 'ตั้งเครื่องพิมพ์เป็นขนาดจริง (100%) และไม่มีขอบ สแกน QR เพื่อเปิดหน้าของทรัพย์สิน',
    en: 'Print at actual size (100%) without margins. Scan a code to open its asset.',
  },
  sheet: { th: 'แผ่นที่ {n}', en: 'Sheet {n}' },
  empty: { th: 'ไม่มีทรัพย์สินที่จะพิมพ์ฉลาก', en: 'No assets to print labels for' },
  emptyText: { th: 'เลือกทรัพย์สินจากรายการก่อน', en: 'Choose assets in the list first' },
  back: { th: 'ไปที่รายการทรัพย์สิน', en: 'Go to assets' },
  tooMany: {
    th: 'แสดงฉลาก {most} ดวงแรก ใช้ตัวกรองในรายการเพื่อพิมพ์ส่วนที่เหลือ',
    en: 'The first {most} are shown. Filter the list to print others',
  },
} as const

/** The names of the label sizes. */
export const sizeWords: Record<string, { th: string; en: string }> = {
  'a4-24': { th: 'A4 24 ดวง (70 × 37 มม.)', en: 'A4, 24 labels (70 × 37 mm)' },
  'a4-14': { th: 'A4 14 ดวง (99 × 38 มม.)', en: 'A4, 14 labels (99 × 38 mm)' },
  'a4-65': { th: 'A4 65 ดวง (38 × 21 มม.)', en: 'A4, 65 labels (38 × 21 mm)' },
  roll: { th: 'ม้วน 50 × 30 มม.', en: 'Roll, 50 × 30 mm' },
}
