/** What staff read of long work that they left behind. */
export const bulkOperationWords = {
  running: { th: 'ทำไปแล้ว {at} จาก {total} คน', en: '{at} of {total} people' },
  done: { th: 'เสร็จแล้ว', en: 'Done' },
  cancelled: {
    th: 'ยกเลิกเมื่อทำไปแล้ว {at} จาก {total} คน สิ่งที่ทำแล้วยังอยู่',
    en: 'Cancelled after {at} of {total} people; what was done stays',
  },
  stopped: {
    th: 'หยุดเมื่อทำไปแล้ว {at} จาก {total} คน เพราะผู้สั่งงานไม่มีสิทธิ์แล้วหรือระบบขัดข้อง สิ่งที่ทำแล้วยังอยู่',
    en: 'Stopped after {at} of {total} people: who began it has no rights any more, or something failed; what was done stays',
  },
  cancel: { th: 'ยกเลิกส่วนที่เหลือ', en: 'Cancel the rest' },
  undone: { th: 'ย้อนกลับไปแล้ว หรือยังทำไม่เสร็จ', en: 'It was taken back already, or is not over yet' },
} as const
