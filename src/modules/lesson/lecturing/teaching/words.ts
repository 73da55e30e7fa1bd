/** Words of the pages of lecturers. */
export const teachingWords = {
  heading: { th: 'หลักสูตรที่ฉันสอน', en: 'Courses I teach' },
  lead: { th: 'งานที่รอตรวจ นัดเรียนถัดไป และผู้เรียนของคุณ', en: 'What waits for you, your next sessions and your learners' },
  toMark: { th: 'งานรอตรวจ', en: 'To mark' },
  nothing: { th: 'ไม่มีงานรอตรวจ', en: 'Nothing to mark' },
  next: { th: 'นัดเรียนถัดไป', en: 'Next sessions' },
  noSessions: { th: 'ไม่มีนัดเรียนข้างหน้า', en: 'No sessions ahead' },
  courses: { th: 'หลักสูตร', en: 'Courses' },
  learners: { th: 'ผู้เรียน {n} คน', en: '{n} learners' },
  complete: { th: 'เรียนจบ {n} คน', en: '{n} completed' },
  waiting: { th: 'รอตรวจ {n} งาน', en: '{n} to mark' },
  handedIn: { th: 'ส่งเมื่อ {day}', en: 'Handed in {day}' },
  noneTitle: { th: 'ยังไม่มีหลักสูตรที่คุณสอน', en: 'You teach no course yet' },
  noneText: {
    th: 'เมื่อเจ้าหน้าที่ผูกบัญชีของคุณกับวิทยากรและหลักสูตร หลักสูตรจะแสดงที่นี่',
    en: 'Once the staff link your account to a lecturer and his courses, they are shown here.',
  },
  toCourses: { th: 'ดูหลักสูตรทั้งหมด', en: 'All courses' },
  about: { th: 'เกี่ยวกับวิทยากร', en: 'About' },
  teaches: { th: 'หลักสูตรที่สอน', en: 'Courses' },
  noCourses: { th: 'ยังไม่มีหลักสูตรที่เปิดอยู่', en: 'No courses at the moment' },
  more: { th: 'ประวัติและหลักสูตรของ {name}', en: 'More about {name}' },
} as const
