/** What staff read of a bulk operation. */
export const bulkOperationWords = {
  running: { th: 'ดำเนินการแล้ว {at} จาก {total} คน', en: '{at} of {total} people' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  cancelled: {
    th: 'ยกเลิกหลังดำเนินการแล้ว {at} จาก {total} คน รายการที่ทำไปแล้วยังมีผล',
    en: 'Cancelled after {at} of {total} people. Changes made so far were kept.',
  },
  stopped: {
    th: 'หยุดหลังดำเนินการแล้ว {at} จาก {total} คน เพราะระบบขัดข้องหรือผู้สั่งงานไม่มีสิทธิ์แล้ว รายการที่ทำไปแล้วยังมีผล',
    en: 'Stopped after {at} of {total} people because an error occurred or the person who started it no longer has permission. Changes made so far were kept.',
  },
  cancel: { th: 'ยกเลิกส่วนที่เหลือ', en: 'Cancel remaining' },
  undoneAlready: { th: 'ยังดำเนินการไม่เสร็จ หรือเลิกทำไปแล้ว', en: 'It is still running or was already undone' },
  alreadyRunning: {
    th: 'มีงานแบบเดียวกันกำลังทำอยู่ กรุณารอให้เสร็จก่อน',
    en: 'Another operation of this kind is running. Wait until it ends.',
  },
} as const
