import { boolean, choice, group, initially, withHint } from '#platform/data/collection/field-builders.ts'
import { usualLearning } from '#ui/player/learning-look.ts'

/** The look and behaviour of the lesson player (requirement L85.7). */
const lessonPlayer = group({
  panel: withHint(
    { th: 'บนโทรศัพท์สารบัญอยู่ใต้บทเรียนเสมอ', en: 'On a phone, the contents are always below the lesson' },
    choice([
      { value: 'right', label: { th: 'ขวา', en: 'Right' } },
      { value: 'left', label: { th: 'ซ้าย', en: 'Left' } },
    ])('สารบัญอยู่ด้าน', 'Contents position'),
  ),
  after: choice([
    { value: 'next', label: { th: 'ไปบทถัดไปทันที', en: 'Continues to the next lesson' } },
    { value: 'stay', label: { th: 'อยู่ที่บทเดิม', en: 'Stays at the lesson' } },
  ])('เมื่อกดเรียนจบบท', 'When a lesson is completed'),
})

/** What a course page shows, and in which order (requirement L85.8). */
const courseDetail = group({
  first: choice([
    { value: 'about', label: { th: 'รายละเอียด', en: 'The description' } },
    { value: 'outline', label: { th: 'โครงสร้างบทเรียน', en: 'The outline' } },
  ])('ส่วนแรกของหน้า', 'Start page'),
  hasLecturers: boolean('แสดงวิทยากร', 'Show lecturers'),
  hasOutline: boolean('แสดงโครงสร้างบทเรียน', 'Show outline'),
  hasPrice: withHint(
    { th: 'ปิดหากต้องการให้ติดต่อสอบถามราคา', en: 'Turn off if people should ask for the price' },
    boolean('แสดงราคา', 'Show price'),
  ),
})

/** Both, with the defaults of a new site. */
export const learningFields = {
  lessonPlayer: initially(usualLearning.lessonPlayer, lessonPlayer('หน้าเรียน', 'Lesson player')),
  courseDetail: initially(usualLearning.courseDetail, courseDetail('หน้ารายละเอียดหลักสูตร', 'Course page')),
}
