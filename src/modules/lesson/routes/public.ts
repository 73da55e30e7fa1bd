import { openPage, type Route } from '#platform/manifest/manifest.ts'

/** Public routes: the catalogue and its courses. */
export const openRoutes: Route[] = [
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
    screen: 'catalogue/home',
    inTop: true,
  }),
  openPage({
    path: '/lesson/categories/:id',
    name: 'lesson-categories',
    title: { th: 'หลักสูตรในหมวด', en: 'Courses in a category' },
    screen: 'catalogue/categories',
  }),
  openPage({
    path: '/lesson/search/:keyword',
    name: 'lesson-search',
    title: { th: 'ผลการค้นหา', en: 'Search results' },
    screen: 'catalogue/search',
  }),
  openPage({
    path: '/lesson/search/:keyword/hits',
    name: 'lesson-search-hits',
    title: { th: 'ผลระหว่างพิมพ์', en: 'Search suggestions' },
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
]
