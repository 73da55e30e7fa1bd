import type { Text } from '#platform/i18n/words.ts'
import { defineModule, memberPage, officePage, openPage, type Route } from '#platform/manifest/manifest.ts'
import { certification } from './collections/certification.ts'
import { course } from './collections/course.ts'
import { institution } from './collections/institution.ts'
import { lecturer } from './collections/lecturer.ts'
import { lesson } from './collections/lesson.ts'
import { target } from './collections/target.ts'
import { examples } from './examples.ts'

const staff = ['admin', 'manager'] as const
const admins = ['admin'] as const

export default defineModule({
  name: 'lesson',
  label: { th: 'คอร์สเรียน', en: 'Courses' },
  uses: ['category', 'enroll'],
  collections: [course, lesson, institution, lecturer, target, certification],
  blocks: [
    'course-list',
    'course-highlights',
    'search-box',
    'onsite-calendar',
    'category-grid',
    'category-menu',
    'target-courses',
  ],
  examples,
  routes: [
    openPage({
      path: '/lesson',
      name: 'lesson',
      title: { th: 'คอร์สเรียน', en: 'Courses' },
      to: '/lesson/home',
      groups: ['learning'],
      hasSubmenu: true,
      hasDashboard: true,
      inTop: true,
    }),
    openPage({
      path: '/lesson/home',
      name: 'lesson-home',
      title: { th: 'หลักสูตรทั้งหมด', en: 'All courses' },
      screen: 'home',
      inTop: true,
    }),
    openPage({
      path: '/lesson/categories/:id',
      name: 'lesson-categories',
      title: { th: 'หลักสูตรในหมวด', en: 'Courses in a category' },
      screen: 'categories',
    }),
    openPage({
      path: '/lesson/search/:keyword',
      name: 'lesson-search',
      title: { th: 'ผลการค้นหา', en: 'Search results' },
      screen: 'search',
    }),
    openPage({
      path: '/lesson/search/:keyword/hits',
      name: 'lesson-search-hits',
      title: { th: 'ผลระหว่างพิมพ์', en: 'Hits while typing' },
      screen: 'answers/hits',
    }),
    openPage({
      path: '/lesson/detail/:id',
      name: 'lesson-detail',
      title: { th: 'รายละเอียดหลักสูตร', en: 'Course' },
      screen: 'detail',
    }),
    openPage({
      path: '/lesson/home/feed',
      name: 'lesson-feed',
      title: { th: 'ฟีดหลักสูตรใหม่', en: 'Feed of new courses' },
      screen: 'answers/feed',
    }),
    openPage({
      path: '/lesson/calendar/:id',
      name: 'lesson-calendar',
      title: { th: 'ไฟล์ปฏิทินอบรม', en: 'Calendar file' },
      screen: 'answers/calendar',
    }),
    memberPage({
      path: '/lesson/detail/:id/enroll',
      name: 'lesson-enroll',
      title: { th: 'ลงทะเบียนเรียน', en: 'Enrol' },
      screen: 'enroll',
    }),
    memberPage({
      path: '/lesson/play/:cid/:pid',
      name: 'lesson-play',
      title: { th: 'เรียน', en: 'Learn' },
      screen: 'play',
      meta: { fullscreen: true, mode: 'blank' },
    }),
    officePage(staff, {
      path: '/lesson/dashboard',
      name: 'lesson-dashboard',
      title: { th: 'คอร์สทั้งหมด', en: 'All courses' },
      list: 'course',
      groups: ['learning'],
      hasSubmenu: true,
      hasDashboard: true,
      meta: { inMenu: true, icon: 'course' },
    }),
    officePage(staff, {
      path: '/lesson/add',
      name: 'lesson-add',
      title: { th: 'เพิ่มหลักสูตร', en: 'Add a course' },
      add: 'course',
    }),
    officePage(staff, {
      path: '/lesson/edit/:id/:mode/:history',
      name: 'lesson-edit',
      title: { th: 'แก้ไขหลักสูตร', en: 'Edit the course' },
      edit: 'course',
    }),
    officePage(staff, {
      path: '/lesson/player/detail/:id',
      name: 'lesson-player-detail',
      help: [
        {
          th: 'หน้านี้คือหลักสูตรหนึ่งพร้อมบทเรียนทั้งหมดตามลำดับที่ผู้เรียนเห็น',
          en: 'This is a course with all its lessons, in the order in which learners see them.',
        },
        { th: 'เพิ่มบทเรียน ย้ายลำดับ และซ้อนบทย่อยได้ในโครงสร้าง', en: 'Lessons are added, moved and nested in the outline.' },
        { th: 'ผู้เยี่ยมชมเห็นหลักสูตรเมื่อกดเผยแพร่เท่านั้น', en: 'Visitors see the course only once it is published.' },
      ],
      title: { th: 'หลักสูตรและบทเรียน', en: 'Course and lessons' },
      screen: 'player/detail',
      show: 'course',
    }),
    officePage(staff, {
      path: '/lesson/player/add/:id',
      name: 'lesson-player-add',
      help: [
        {
          th: 'กรอกชื่อและเนื้อหาของบทเรียน แล้วบันทึก บทเรียนจะต่อท้ายหลักสูตร',
          en: 'Write the name and content of the lesson and save: it is put at the end of the course.',
        },
        { th: 'วิดีโอ YouTube ใส่เพียงที่อยู่ของวิดีโอ', en: 'For a film of YouTube its address is enough.' },
        {
          th: 'ระบบเก็บฉบับร่างให้เอง ถ้าเผลอปิดหน้านี้ กลับมาทำต่อได้',
          en: 'A draft is kept by itself: if you close this screen you can go on later.',
        },
      ],
      title: { th: 'เพิ่มบทเรียน', en: 'Add a lesson' },
      screen: 'player/add',
    }),
    officePage(staff, {
      path: '/lesson/player/edit/:id',
      name: 'lesson-player-edit',
      help: [
        { th: 'แก้ไขบทเรียนแล้วบันทึก ผู้เรียนเห็นสิ่งที่แก้ทันที', en: 'Change the lesson and save: learners see it at once.' },
        {
          th: 'ถ้ามีคนอื่นบันทึกก่อน ระบบถามว่าจะใช้ของใครทีละช่อง',
          en: 'If somebody saved before you, you are asked whose to keep, field by field.',
        },
      ],
      title: { th: 'แก้ไขบทเรียน', en: 'Edit the lesson' },
      screen: 'player/edit',
    }),
    officePage(staff, {
      path: '/lesson/player/sub/:cid/:pid',
      name: 'lesson-player-sub',
      help: [
        { th: 'หน้านี้คือบทย่อยของบทเรียนหนึ่ง', en: 'These are the parts of one lesson.' },
        { th: 'เพิ่มและเรียงบทย่อยได้เหมือนบทเรียน', en: 'They are added and ordered as lessons are.' },
      ],
      title: { th: 'บทย่อย', en: 'Sub-lessons' },
      screen: 'player/sub',
    }),
    ...kept('category', {
      all: { th: 'หมวดหมู่หลักสูตร', en: 'Course categories' },
      add: { th: 'เพิ่มหมวดหมู่', en: 'Add a category' },
      show: { th: 'หมวดหมู่', en: 'Category' },
      edit: { th: 'แก้ไขหมวดหมู่', en: 'Edit the category' },
    }),
    ...kept('institution', {
      all: { th: 'สถาบันที่ร่วมจัด', en: 'Partner institutions' },
      add: { th: 'เพิ่มสถาบัน', en: 'Add an institution' },
      show: { th: 'สถาบัน', en: 'Institution' },
      edit: { th: 'แก้ไขสถาบัน', en: 'Edit the institution' },
    }),
    officePage(admins, {
      path: '/lesson/institution/report',
      name: 'lesson-institution-report',
      title: { th: 'รายงานตามสถาบัน', en: 'Report by institution' },
      screen: 'report/institution',
      besideListOf: 'institution',
      help: [
        {
          th: 'เลือกช่วงวันที่ แล้วดูว่าหลักสูตรของแต่ละสถาบันมีผู้เรียน เรียนจบ และได้ชั่วโมงเท่าไร กดตัวเลขเพื่อเปิดรายชื่อ',
          en: 'Choose days, and see the learners, completions and hours of the courses of each institution. A figure opens its rows.',
        },
        {
          th: 'ดาวน์โหลดตารางเป็น Excel ได้ หลักสูตรที่ไม่ได้เลือกสถาบันไม่นับ',
          en: 'The table can be taken as a spreadsheet. Courses without an institution are not counted.',
        },
      ],
    }),
    ...kept('lecturer', {
      all: { th: 'วิทยากร', en: 'Lecturers' },
      add: { th: 'เพิ่มวิทยากร', en: 'Add a lecturer' },
      show: { th: 'วิทยากร', en: 'Lecturer' },
      edit: { th: 'แก้ไขวิทยากร', en: 'Edit the lecturer' },
    }),
    ...kept('target', {
      all: { th: 'กลุ่มเป้าหมาย', en: 'Target groups' },
      add: { th: 'เพิ่มกลุ่มเป้าหมาย', en: 'Add a target group' },
      show: { th: 'กลุ่มเป้าหมาย', en: 'Target group' },
      edit: { th: 'แก้ไขกลุ่มเป้าหมาย', en: 'Edit the target group' },
    }),
  ],
})

/** The screens of the records that courses are kept with: their list, a new one, one of them, and its form. */
function kept(name: string, titles: Record<'all' | 'add' | 'show' | 'edit', Text>): Route[] {
  const list = `/lesson/${name}`
  const [add, show, edit] = [`${list}/add`, `${list}/:id`, `${list}/:id/edit`]
  return [
    officePage(admins, {
      ...{ path: list, name: `lesson-${name}`, title: titles.all, list: name },
      ...{ groups: ['learning'], meta: { inMenu: true, icon: name } },
    }),
    officePage(admins, { path: add, name: `lesson-${name}-add`, title: titles.add, add: name }),
    officePage(admins, { path: edit, name: `lesson-${name}-edit`, title: titles.edit, edit: name }),
    officePage(admins, { path: show, name: `lesson-${name}-show`, title: titles.show, show: name }),
  ]
}
