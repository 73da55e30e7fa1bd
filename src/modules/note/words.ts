export const boardWords = {
  pinned: { th: 'ปักหมุด', en: 'Pinned' },
  pin: { th: 'ปักหมุด', en: 'Pin' },
  unpin: { th: 'เลิกปักหมุด', en: 'Unpin' },
  archive: { th: 'เก็บเข้าคลัง', en: 'Archive' },
  unarchive: { th: 'นำออกจากคลัง', en: 'Unarchive' },
  shared: { th: 'แบ่งปันกับ {n} คน', en: 'Shared with {n} {n|person|people}' },
  private: { th: 'คุณเห็นคนเดียว', en: 'Only you' },
  due: { th: 'ถึงวันเตือน {day}', en: 'Due {day}' },
  later: { th: 'เตือน {day}', en: 'Reminder on {day}' },
  progress: { th: 'ทำแล้ว {done} จาก {all}', en: '{done} of {all} done' },
  tick: { th: 'ทำเครื่องหมายว่าเสร็จ: {item}', en: 'Mark as done: {item}' },
  untick: { th: 'ทำเครื่องหมายว่ายังไม่เสร็จ: {item}', en: 'Mark as not done: {item}' },
  archived: { th: 'เก็บเข้าคลังแล้ว', en: 'Archived' },
  restored: { th: 'นำกลับมาแล้ว', en: 'Restored' },
  by: { th: 'โดย {name}', en: 'by {name}' },
  tagged: { th: 'ดูบันทึกที่มีป้าย {tag}', en: 'View notes with the tag {tag}' },
} as const

/** The text of a notice about a note. */
export const noticeWords = {
  reminded: { th: 'ถึงวันเตือนของบันทึก', en: 'Note reminder' },
  shared: { th: '{name} แบ่งปันบันทึกย่อกับคุณ', en: '{name} shared a note with you' },
  authorOnly: {
    th: 'ผู้เขียนเท่านั้นที่เปลี่ยนได้ว่าใครเห็นบันทึกนี้',
    en: 'Only the author can change who sees this note',
  },
  mentioned: { th: '{name} กล่าวถึงคุณในบันทึก', en: '{name} mentioned you in a note' },
} as const
