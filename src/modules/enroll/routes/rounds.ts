import { memberPage, officePage, type Route } from '#platform/manifest/manifest.ts'

const roles = ['admin', 'manager'] as const
const readers = [...roles, 'member'] as const

/** The rounds of courses, as staff plan, open and run them. */
export const roundRoutes: Route[] = [
  officePage(readers, {
    path: '/lesson/round/dashboard',
    name: 'lesson-round-dashboard',
    title: { th: 'รุ่นของหลักสูตร', en: 'Rounds' },
    screen: 'rounds/dashboard',
    list: 'course_round',
    groups: ['learning'],
    hasDashboard: true,
    linkedFromRecords: { collection: 'course', by: 'courseID' },
    meta: { inMenu: true, icon: 'calendar' },
    help: [
      {
        th: 'วางแผนรุ่น แล้วเลือก “เปิดรับสมัคร” เมื่อพร้อม หน้าหลักสูตรและปฏิทินแสดงเฉพาะรุ่นที่เปิดแล้ว',
        en: 'Plan a round, then select “Open for registration”. Only open rounds are shown on the course page and in the calendar.',
      },
      {
        th: 'ย้ายผู้เรียนหลายคนไปรุ่นอื่น: เปิดรายการลงทะเบียนของรุ่น เลือกรายการ แล้วตั้งค่าช่อง “รุ่น”',
        en: 'To move learners to another round, open the enrolments of the round, select records and set “Round”.',
      },
      {
        th: 'เมื่อยกเลิกหรือเลื่อนรุ่น ระบบแจ้งผู้ที่ลงทะเบียนและผู้ที่รอที่นั่งทุกคน',
        en: 'When you cancel or move a round, everyone who is enrolled or waiting is notified.',
      },
    ],
  }),
  officePage(roles, {
    path: '/lesson/round/add',
    name: 'lesson-round-add',
    title: { th: 'เพิ่มรุ่น', en: 'Add round' },
    add: 'course_round',
  }),
  officePage(roles, {
    path: '/lesson/round/edit/:id',
    name: 'lesson-round-edit',
    title: { th: 'แก้ไขรุ่น', en: 'Edit round' },
    edit: 'course_round',
  }),
  officePage(readers, {
    path: '/lesson/round/detail/:id',
    name: 'lesson-round-detail',
    title: { th: 'รุ่น', en: 'Round' },
    show: 'course_round',
  }),
  officePage(roles, {
    path: '/lesson/round/merge',
    name: 'lesson-round-merge',
    title: { th: 'รวมกับรุ่นอื่น', en: 'Merge into another round' },
    screen: 'rounds/merge',
    linkedFromRecords: { collection: 'course_round', by: '_id' },
    help: [
      {
        th: 'หน้านี้แสดงว่าแต่ละรุ่นรับผู้เรียนได้กี่คน และราคาหรือสถานที่ต่างกันอย่างไร ยังไม่มีอะไรเปลี่ยนจนกว่าคุณจะเลือก “รวมกับรุ่นนี้”',
        en: 'Shows how many learners each round can take, and where price or venue differ. Nothing changes until you select “Merge into this round”.',
      },
      {
        th: 'ผู้เรียนและคิวย้ายไปพร้อมกันและได้รับแจ้งทุกคน หากที่นั่งไม่พอ ระบบไม่ย้ายใคร การรวมรุ่นเลิกทำไม่ได้',
        en: 'Learners and the waitlist move together, and everybody is told. Without enough seats nobody moves. A merge cannot be undone.',
      },
    ],
  }),
  memberPage(
    {
      path: '/lesson/detail/:id/substitute',
      name: 'lesson-substitute',
      title: { th: 'ให้ผู้อื่นเรียนแทน', en: 'Give seat to another person' },
      screen: 'rounds/substitute/own',
    },
    ['user'],
  ),
  memberPage(
    {
      path: '/user/substitute/:token',
      name: 'user-substitute',
      title: { th: 'รับที่นั่งอบรม', en: 'Accept your seat' },
      screen: 'rounds/substitute/take',
    },
    ['user'],
  ),
  officePage(roles, {
    path: '/enroll/substitute',
    name: 'enroll-substitute',
    title: { th: 'ให้ผู้อื่นเรียนแทน', en: 'Give seat to another person' },
    screen: 'rounds/substitute/staff',
    linkedFromRecords: { collection: 'enroll', by: '_id' },
    help: [
      {
        th: 'ใช้ได้จนถึงวันก่อนเริ่มอบรมของรุ่น ผู้เรียนเดิมออกจากรุ่น ผู้เรียนแทนได้ที่นั่งเดียวกัน และระบบแจ้งทั้งสองคน',
        en: 'Works until the day before the round begins. The present learner leaves the round, the other person gets the same seat, and both are notified.',
      },
      {
        th: 'ใส่อีเมลของผู้เรียนแทน ผู้ที่มีบัญชีแล้วได้ที่นั่งทันที คนอื่นได้รับลิงก์ทางอีเมล',
        en: 'Enter the email address of the other person. Someone with an account gets the seat at once. Others receive a link.',
      },
    ],
  }),
]
