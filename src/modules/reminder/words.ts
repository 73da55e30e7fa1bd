/** What reminders say; days and times are put in as text. */
export const reminderWords = {
  session: { th: 'นัดเรียน “{name}” {day}', en: 'Session “{name}” on {day}' },
  sessionText: { th: 'หลักสูตร “{course}”', en: 'Course “{course}”' },
  sessionPlace: { th: 'หลักสูตร “{course}” สถานที่: {place}', en: 'Course “{course}”. Venue: {place}' },
  soon: { th: 'นัดเรียน “{name}” เริ่มเวลา {time} น.', en: 'Session “{name}” starts at {time}' },
  assignment: { th: 'ครบกำหนดส่งงาน “{name}” {day}', en: '“{name}” is due on {day}' },
  assignmentText: {
    th: 'เหลืออีก {n} วัน คุณยังไม่ได้ส่งงานนี้ของหลักสูตร “{course}”',
    en: '{n} {n|day|days} left. You have not handed in this work for “{course}” yet.',
  },
  access: { th: 'เรียน “{course}” ได้ถึง {day}', en: 'Your access to “{course}” ends on {day}' },
  accessText: {
    th: 'สิทธิ์เรียนเหลืออีก {n} วัน เรียนให้จบก่อนหมดเวลา หรือติดต่อเจ้าหน้าที่เพื่อขอขยายเวลา',
    en: '{n} {n|day|days} left. Finish the course before then, or ask the staff to extend your access.',
  },
  idle: { th: 'เรียน “{course}” ต่อไหม', en: 'Continue “{course}”?' },
  idleText: {
    th: 'คุณไม่ได้เข้าเรียนหลักสูตรนี้มา {n} วันแล้ว ระบบเก็บความคืบหน้าของคุณไว้ให้เรียนต่อได้ทันที',
    en: 'You have not opened this course for {n} {n|day|days}. Your progress is saved, so you can continue where you left off.',
  },
} as const
