import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const admins = ['admin'] as const
const learners = ['user'] as const

/** Company seats: staff grant them, the company's contact person assigns them, and invited people take them. */
export const companyRoutes: Route[] = [
  memberPage(
    {
      path: '/user/seats',
      name: 'user-seats',
      title: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' },
      screen: 'company/mine',
    },
    learners,
  ),
  memberPage(
    {
      path: '/user/seats/:id',
      name: 'user-seats-grant',
      title: { th: 'แจกที่นั่งของหน่วยงาน', en: 'Assign company seats' },
      screen: 'company/grant',
    },
    learners,
  ),
  memberPage(
    {
      path: '/user/seats/:id/file',
      name: 'user-seats-file',
      title: { th: 'ไฟล์คนของหน่วยงาน', en: 'Company learner file' },
      screen: 'company/file',
    },
    learners,
  ),
  memberPage(
    {
      path: '/user/seat/:token',
      name: 'user-seat-take',
      title: { th: 'รับที่นั่งเรียน', en: 'Accept a seat' },
      screen: 'company/take',
    },
    learners,
  ),
  officePage(admins, {
    path: '/enroll/company',
    name: 'enroll-company',
    title: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' },
    list: 'seat_grant',
    linkedFromList: 'enroll',
    help: [
      {
        th: 'มอบที่นั่งของหลักสูตรให้หน่วยงาน แล้วผู้ประสานงานของหน่วยงานแจกที่นั่งเองจนถึงวันที่กำหนด',
        en: 'Give a company seats in a course. The company’s contact person assigns them until the date you set.',
      },
      {
        th: 'ผู้ประสานงานใช้บัญชีผู้เรียนทั่วไป เปิดหน้า “ที่นั่งของหน่วยงาน” ที่ /user/seats และเห็นเฉพาะชื่อกับความคืบหน้าของผู้ที่ตนเชิญ',
        en: 'The contact person uses an ordinary learner account and opens “Company seats” at /user/seats. They see only the names and progress of the people they invited.',
      },
      {
        th: 'เปิดแต่ละรายการเพื่อดูว่าแจกให้ใครและใช้ไปเท่าไร',
        en: 'Open a record to see who got its seats and how many are used.',
      },
    ],
  }),
  officePage(admins, {
    path: '/enroll/company/add',
    name: 'enroll-company-add',
    title: { th: 'มอบที่นั่งให้หน่วยงาน', en: 'Give company seats' },
    add: 'seat_grant',
  }),
  officePage(admins, {
    path: '/enroll/company/:id',
    name: 'enroll-company-show',
    title: { th: 'ที่นั่งของหน่วยงาน', en: 'Company seats' },
    show: 'seat_grant',
  }),
  officePage(admins, {
    path: '/enroll/company/:id/edit',
    name: 'enroll-company-edit',
    title: { th: 'แก้ไขที่นั่งของหน่วยงาน', en: 'Edit company seats' },
    edit: 'seat_grant',
  }),
  officePage(admins, {
    path: '/enroll/seat',
    name: 'enroll-seat',
    title: { th: 'ที่นั่งที่แจกแล้ว', en: 'Assigned seats' },
    list: 'company_seat',
    linkedFromRecords: { collection: 'seat_grant', by: 'grantID' },
  }),
]
