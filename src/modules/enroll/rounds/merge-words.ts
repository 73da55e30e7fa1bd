/** What staff read before they merge a round. */
export const mergeWords = {
  title: { th: 'รวมกับรุ่นอื่น', en: 'Merge into another round' },
  back: { th: 'รุ่นของหลักสูตร', en: 'Rounds' },
  crumbs: { th: 'เส้นทาง', en: 'Path' },
  round: { th: 'รุ่นที่ {n} · {days}', en: 'Round {n} · {days}' },
  counts: {
    th: 'ย้ายผู้ลงทะเบียน {moving} คน และผู้ที่รอที่นั่ง {waiting} คน ทุกคนได้รับแจ้ง รุ่นนี้ถูกยกเลิก และการรวมรุ่นย้อนกลับไม่ได้',
    en: '{moving} enrolled and {waiting} waiting would move. Everyone is notified, this round is cancelled, and merging cannot be undone.',
  },
  left: { th: 'เหลือ {left} ที่', en: '{left} {left|seat|seats} left' },
  unlimited: { th: 'ไม่จำกัดจำนวนที่นั่ง', en: 'Unlimited seats' },
  price: { th: 'ราคาเปลี่ยนจาก {before} เป็น {after}', en: 'The price changes from {before} to {after}' },
  place: { th: 'สถานที่: {place}', en: 'Venue: {place}' },
  merge: { th: 'รวมกับรุ่นนี้', en: 'Merge into this round' },
  none: {
    th: 'ไม่มีรุ่นอื่นของหลักสูตรที่เปิดอยู่และยังไม่จบ เปิดรุ่นใหม่ก่อน แล้วกลับมารวม',
    en: 'The course has no other open round that has not ended. Open a round first.',
  },
  choose: {
    th: 'เปิดรุ่นที่จะรวมจากรายการรุ่น แล้วเลือก “รวมกับรุ่นอื่น”',
    en: 'Open the round in the list of rounds and select “Merge into another round”.',
  },
  isCancelled: { th: 'รุ่นนี้ยกเลิกไปแล้ว', en: 'This round was already cancelled' },
} as const
