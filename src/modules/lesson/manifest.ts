import { defineModule, memberPage, officePage, openPage } from '#platform/manifest/manifest.ts'
import { certification } from './collections/certification.ts'
import { course } from './collections/course.ts'
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
  collections: [course, lesson, lecturer, target, certification],
  blocks: ['course-list', 'course-highlights', 'search-box'],
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
      path: '/lesson/detail/:id',
      name: 'lesson-detail',
      title: { th: 'รายละเอียดหลักสูตร', en: 'Course' },
      screen: 'detail',
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
      title: { th: 'หลักสูตรและบทเรียน', en: 'Course and lessons' },
      screen: 'player/detail',
      show: 'course',
    }),
    officePage(staff, {
      path: '/lesson/player/add/:id',
      name: 'lesson-player-add',
      title: { th: 'เพิ่มบทเรียน', en: 'Add a lesson' },
      screen: 'player/add',
    }),
    officePage(staff, {
      path: '/lesson/player/edit/:id',
      name: 'lesson-player-edit',
      title: { th: 'แก้ไขบทเรียน', en: 'Edit the lesson' },
      screen: 'player/edit',
    }),
    officePage(staff, {
      path: '/lesson/player/sub/:cid/:pid',
      name: 'lesson-player-sub',
      title: { th: 'บทย่อย', en: 'Sub-lessons' },
      screen: 'player/sub',
    }),
    officePage(admins, {
      path: '/lesson/category',
      name: 'lesson-category',
      title: { th: 'หมวดหมู่หลักสูตร', en: 'Course categories' },
      list: 'category',
      groups: ['learning'],
      meta: { inMenu: true, icon: 'category' },
    }),
    officePage(admins, {
      path: '/lesson/category/add',
      name: 'lesson-category-add',
      title: { th: 'เพิ่มหมวดหมู่', en: 'Add a category' },
      add: 'category',
    }),
    officePage(admins, {
      path: '/lesson/category/:id/edit',
      name: 'lesson-category-edit',
      title: { th: 'แก้ไขหมวดหมู่', en: 'Edit the category' },
      edit: 'category',
    }),
    officePage(admins, {
      path: '/lesson/category/:id',
      name: 'lesson-category-show',
      title: { th: 'หมวดหมู่', en: 'Category' },
      show: 'category',
    }),
    officePage(admins, {
      path: '/lesson/lecturer',
      name: 'lesson-lecturer',
      title: { th: 'วิทยากร', en: 'Lecturers' },
      list: 'lecturer',
      groups: ['learning'],
      meta: { inMenu: true, icon: 'lecturer' },
    }),
    officePage(admins, {
      path: '/lesson/lecturer/add',
      name: 'lesson-lecturer-add',
      title: { th: 'เพิ่มวิทยากร', en: 'Add a lecturer' },
      add: 'lecturer',
    }),
    officePage(admins, {
      path: '/lesson/lecturer/:id',
      name: 'lesson-lecturer-show',
      title: { th: 'วิทยากร', en: 'Lecturer' },
      show: 'lecturer',
    }),
    officePage(admins, {
      path: '/lesson/lecturer/:id/edit',
      name: 'lesson-lecturer-edit',
      title: { th: 'แก้ไขวิทยากร', en: 'Edit the lecturer' },
      edit: 'lecturer',
    }),
    officePage(admins, {
      path: '/lesson/target',
      name: 'lesson-target',
      title: { th: 'กลุ่มเป้าหมาย', en: 'Target groups' },
      list: 'target',
      groups: ['learning'],
      meta: { inMenu: true, icon: 'target' },
    }),
    officePage(admins, {
      path: '/lesson/target/add',
      name: 'lesson-target-add',
      title: { th: 'เพิ่มกลุ่มเป้าหมาย', en: 'Add a target group' },
      add: 'target',
    }),
    officePage(admins, {
      path: '/lesson/target/:id',
      name: 'lesson-target-show',
      title: { th: 'กลุ่มเป้าหมาย', en: 'Target group' },
      show: 'target',
    }),
    officePage(admins, {
      path: '/lesson/target/:id/edit',
      name: 'lesson-target-edit',
      title: { th: 'แก้ไขกลุ่มเป้าหมาย', en: 'Edit the target group' },
      edit: 'target',
    }),
  ],
})
