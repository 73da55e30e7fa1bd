import type { Text } from '#platform/site/i18n/words.ts'
import { officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const

/** Reference data of courses: categories, institutions, lecturers and target groups. */
export const keptRoutes: Route[] = [
  ...kept('category', {
    all: { th: 'หมวดหมู่หลักสูตร', en: 'Course categories' },
    add: { th: 'เพิ่มหมวดหมู่', en: 'Add category' },
    show: { th: 'หมวดหมู่', en: 'Category' },
    edit: { th: 'แก้ไขหมวดหมู่', en: 'Edit category' },
  }),
  ...kept('institution', {
    all: { th: 'สถาบันที่ร่วมจัด', en: 'Partner institutions' },
    add: { th: 'เพิ่มสถาบัน', en: 'Add institution' },
    show: { th: 'สถาบัน', en: 'Institution' },
    edit: { th: 'แก้ไขสถาบัน', en: 'Edit institution' },
  }),
  officePage(admins, {
    path: '/lesson/institution/report',
    name: 'lesson-institution-report',
    title: { th: 'รายงานตามสถาบัน', en: 'Report by institution' },
    screen: 'report/institution',
    linkedFromList: 'institution',
    help: [
      {
        th: 'เลือกช่วงวันที่เพื่อดูจำนวนผู้เรียน ผู้ที่เรียนจบ และชั่วโมงของหลักสูตรแต่ละสถาบัน กดตัวเลขเพื่อดูรายชื่อ',
        en: "Choose dates to see the learners, completions and hours of each institution's courses. Select a number to view its records.",
      },
      {
        th: 'ดาวน์โหลดตารางเป็น Excel ได้ ไม่นับหลักสูตรที่ไม่ได้เลือกสถาบัน',
        en: 'You can download the table as a spreadsheet. Courses without an institution are not counted.',
      },
    ],
  }),
  ...kept('lecturer', {
    all: { th: 'วิทยากร', en: 'Lecturers' },
    add: { th: 'เพิ่มวิทยากร', en: 'Add lecturer' },
    show: { th: 'วิทยากร', en: 'Lecturer' },
    edit: { th: 'แก้ไขวิทยากร', en: 'Edit lecturer' },
  }),
  ...kept('attendance_status', {
    all: { th: 'สถานะการเข้าเรียน', en: 'Attendance statuses' },
    add: { th: 'เพิ่มสถานะการเข้าเรียน', en: 'Add attendance status' },
    show: { th: 'สถานะการเข้าเรียน', en: 'Attendance status' },
    edit: { th: 'แก้ไขสถานะการเข้าเรียน', en: 'Edit attendance status' },
  }),
  ...kept('target', {
    all: { th: 'กลุ่มเป้าหมาย', en: 'Target groups' },
    add: { th: 'เพิ่มกลุ่มเป้าหมาย', en: 'Add target group' },
    show: { th: 'กลุ่มเป้าหมาย', en: 'Target group' },
    edit: { th: 'แก้ไขกลุ่มเป้าหมาย', en: 'Edit target group' },
  }),
]

/** The screens of a kind of reference record: list, new record, one record and its form. */
function kept(name: string, titles: Record<'all' | 'add' | 'show' | 'edit', Text>): Route[] {
  const slug = name.replaceAll('_', '-')
  const list = `/lesson/${slug}`
  const [add, show, edit] = [`${list}/add`, `${list}/:id`, `${list}/:id/edit`]
  return [
    officePage(admins, {
      ...{ path: list, name: `lesson-${slug}`, title: titles.all, list: name },
      ...{ groups: ['learning'], meta: { inMenu: true, icon: name === 'attendance_status' ? 'calendar' : name } },
    }),
    officePage(admins, { path: add, name: `lesson-${slug}-add`, title: titles.add, add: name }),
    officePage(admins, { path: edit, name: `lesson-${slug}-edit`, title: titles.edit, edit: name }),
    officePage(admins, { path: show, name: `lesson-${slug}-show`, title: titles.show, show: name }),
  ]
}
