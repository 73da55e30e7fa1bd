/** Why a certificate cannot change, and what its holder reads. */
export const certificateWords = {
  final: { th: 'เปลี่ยนสถานะของวุฒิบัตรนี้ไม่ได้แล้ว', en: 'The status of this certificate can no longer change' },
  noReason: { th: 'กรุณาระบุเหตุผล', en: 'Enter a reason' },
  cannotReplace: {
    th: 'ออกฉบับใหม่แทนไม่ได้ เพราะไม่มีแม่แบบที่ใช้งานสำหรับหลักสูตรนี้ หรือการลงทะเบียนถูกลบแล้ว',
    en: 'The certificate cannot be replaced: there is no active template for the course, or the enrolment was deleted',
  },
  issuedTitle: { th: 'คุณได้รับวุฒิบัตร {course}', en: 'You received a certificate for {course}' },
  mailText: {
    th: '{site} ออกวุฒิบัตรเลขที่ {number} ให้คุณแล้ว เปิดดู ดาวน์โหลด หรือส่งลิงก์ให้ผู้อื่นตรวจสอบได้',
    en: '{site} issued certificate {number} to you. You can view it, download it, or share the link for others to check.',
  },
  mailAction: { th: 'ดูวุฒิบัตร', en: 'View certificate' },
} as const
