/** The certificates of a learner in a course. */
export const ownWords = {
  title: { th: 'วุฒิบัตร', en: 'Certificate' },
  none: { th: 'ยังไม่มีวุฒิบัตรของหลักสูตรนี้', en: 'No certificate for this course yet' },
  noneText: {
    th: 'เมื่อเรียนจบและออกวุฒิบัตรแล้ว คุณจะเปิดดูและดาวน์โหลดได้ที่นี่',
    en: 'Once you complete the course and the certificate is issued, you can view and download it here.',
  },
  course: { th: 'ไปที่หลักสูตร', en: 'View course' },
  download: { th: 'ดาวน์โหลด PDF', en: 'Download PDF' },
  print: { th: 'เปิดเพื่อพิมพ์', en: 'Open to print' },
  making: { th: 'กำลังจัดทำไฟล์ PDF โหลดหน้านี้ใหม่ในอีกสักครู่', en: 'The PDF is being prepared. Reload this page in a moment.' },
  share: { th: 'ลิงก์สำหรับให้ผู้อื่นตรวจสอบ', en: 'Link for others to check' },
  shareHint: {
    th: 'ผู้ที่มีลิงก์เห็นเฉพาะข้อมูลที่พิมพ์บนวุฒิบัตรและสถานะ ไม่เห็นอีเมลหรือเลขประจำตัวประชาชน',
    en: 'People with the link see what is printed and the status. They do not see an email or a citizen ID.',
  },
} as const
