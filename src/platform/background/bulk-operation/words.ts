/** What staff read of a bulk operation. */
export const bulkOperationWords = {
  running: { th: 'ทำไปแล้ว {at} จาก {total} คน', en: '{at} of {total} people' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  cancelled: {
    th: 'ยกเลิกเมื่อทำไปแล้ว {at} จาก {total} คน สิ่งที่ทำแล้วยังอยู่',
    en: 'Cancelled after {at} of {total} people. Changes made so far were kept.',
  },
  stopped: {
    th: 'หยุดเมื่อทำไปแล้ว {at} จาก {total} คน เพราะผู้สั่งงานไม่มีสิทธิ์แล้วหรือระบบขัดข้อง สิ่งที่ทำแล้วยังอยู่',
    en: 'Stopped after {at} of {total} people because an error occurred or the person who started it no longer has permission. Changes made so far were kept.',
  },
  cancel: { th: 'ยกเลิกส่วนที่เหลือ', en: 'Cancel remaining' },
  undoneAlready: { th: 'ยังทำไม่เสร็จ หรือเลิกทำไปแล้ว', en: 'It is still running or was already undone' },
  alreadyRunning: {
    th: 'มีงานแบบเดียวกันกำลังทำอยู่ กรุณารอให้เสร็จก่อน',
    en: 'Another operation of this kind is running. Wait until it ends.',
  },
} as const
