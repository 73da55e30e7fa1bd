/** What visitors read of the rounds of a course. */
export const roundListWords = {
  title: { th: 'รุ่นที่เปิดอบรม', en: 'Rounds' },
  none: {
    th: 'ยังไม่มีรุ่นที่เปิดอบรม ติดตามหลักสูตรไว้เพื่อรับแจ้งเมื่อเปิดรุ่นใหม่',
    en: 'No round is open. Follow the course to hear about the next one.',
  },
  buy: { th: 'ซื้อ', en: 'Buy' },
  round: { th: 'รุ่นที่ {n}', en: 'Round {n}' },
  until: { th: 'รับสมัครถึง {day}', en: 'Register by {day}' },
  lecturers: { th: 'วิทยากร {names}', en: 'Taught by {names}' },
  closed: { th: 'ไม่ได้เปิดรับสมัคร', en: 'Registration is not open' },
  own: { th: 'รุ่นของคุณ', en: 'Your round' },
  enrol: { th: 'ลงทะเบียนรุ่นนี้', en: 'Enrol in this round' },
  change: { th: 'ย้ายมารุ่นนี้', en: 'Change to this round' },
  wait: { th: 'รอที่นั่งรุ่นนี้', en: 'Join waitlist' },
  cancel: { th: 'ยกเลิกการลงทะเบียน', en: 'Cancel enrolment' },
} as const
