import { memberPage, officePage, openPage, type Route } from '#platform/manifest/manifest.ts'

const managers = ['admin', 'manager'] as const
const readers = [...managers, 'member'] as const
const inMenu = { groups: ['learning'], meta: { inMenu: true, icon: 'certificate' } }
const one = { th: 'วุฒิบัตรของฉัน', en: 'My certificate' }

/** Issued certificates: for staff, for their holders, and for anyone who checks one. */
export const certificateRoutes: Route[] = [
  officePage(readers, {
    path: '/certificate/dashboard',
    name: 'certificate-dashboard',
    title: { th: 'วุฒิบัตร', en: 'Certificates' },
    list: 'certification',
    hasSubmenu: true,
    ...inMenu,
    linkedFromRecords: [
      { collection: 'course', by: 'courseID' },
      { collection: 'user', by: 'userID' },
    ],
    help: [
      {
        th: 'ระบบออกวุฒิบัตรเมื่อผู้เรียนเรียนจบหลักสูตรที่มีวุฒิบัตร หรือออกให้หลายคนพร้อมกันได้จาก “ออกวุฒิบัตร”',
        en: 'Certificates are issued when learners complete a course with a certificate. Use “Issue certificates” to issue many.',
      },
      {
        th: 'วุฒิบัตรที่ออกแล้วไม่เปลี่ยนตามชื่อหรือหลักสูตร ถ้าข้อความผิด ให้ออกฉบับใหม่แทน',
        en: 'An issued certificate does not change with the name or course. If it is wrong, replace it.',
      },
      {
        th: 'การเพิกถอนต้องมีเหตุผล ผู้ตรวจสอบเห็นวันที่เพิกถอนแต่ไม่เห็นเหตุผล และเลิกทำไม่ได้',
        en: 'Revoking needs a reason. Anyone who checks the certificate sees the date but not the reason. It cannot be undone.',
      },
    ],
  }),
  officePage(readers, {
    path: '/certificate/detail/:id',
    name: 'certificate-detail',
    title: { th: 'วุฒิบัตร', en: 'Certificate' },
    screen: 'detail',
    show: 'certification',
  }),
  officePage(managers, {
    path: '/certificate/issue',
    name: 'certificate-issue',
    title: { th: 'ออกวุฒิบัตร', en: 'Issue certificates' },
    screen: 'issue/issue',
    linkedFromList: 'certification',
    help: [
      {
        th: 'เลือกหลักสูตรและแม่แบบ แล้วเลือกผู้ที่เรียนจบทุกคน รุ่นเดียว หรือวางรายชื่อ บรรทัดละคน',
        en: 'Choose a course and a template. Then choose everyone who completed it, one round, or paste a list with one person per line.',
      },
      {
        th: 'ผู้ที่มีวุฒิบัตรแล้วไม่ได้รับซ้ำ คุณดูความคืบหน้าและยกเลิกส่วนที่เหลือได้',
        en: 'Nobody receives a second certificate. You can follow the progress and cancel the rest.',
      },
    ],
  }),
  officePage(managers, {
    path: '/certificate/issue/:id',
    name: 'certificate-issue-run',
    title: { th: 'ผลการออกวุฒิบัตร', en: 'Results of issuing' },
    screen: 'issue/run',
    help: [
      {
        th: 'หน้านี้แสดงความคืบหน้าและผลของแต่ละคน คุณปิดหน้านี้ได้ ระบบจะทำงานต่อเบื้องหลัง',
        en: 'Shows the progress and the result for each person. You can close this page. Issuing continues in the background.',
      },
      {
        th: 'ถ้าออกให้ผิดคน ให้เพิกถอนวุฒิบัตรฉบับนั้น เลขที่จะไม่ถูกใช้ซ้ำ',
        en: 'If a person should not have received one, revoke that certificate. Its number is not used again.',
      },
    ],
  }),
  officePage(managers, {
    path: '/certificate/review',
    name: 'certificate-review',
    title: { th: 'วุฒิบัตรที่ต้องตรวจ', en: 'Certificates to review' },
    list: 'certificate_review',
    counter: 'certificatesToReview',
    ...inMenu,
    help: [
      {
        th: 'รายการนี้เกิดเมื่อชื่อผู้เรียน ผลการเรียน หรือการลงทะเบียนเปลี่ยนหลังออกวุฒิบัตร วุฒิบัตรเองไม่เปลี่ยน',
        en: 'A record appears when a learner’s name, result or enrolment changes after a certificate was issued. The certificate itself does not change.',
      },
      {
        th: 'เปิดวุฒิบัตร แล้วออกฉบับใหม่แทน เพิกถอน หรือปล่อยไว้ตามเดิม จากนั้นเลือก “ตรวจแล้ว”',
        en: 'Open the certificate and replace it, revoke it or leave it. Then select “Mark as reviewed”.',
      },
    ],
  }),
  officePage(managers, {
    path: '/certificate/review/:id',
    name: 'certificate-review-show',
    title: { th: 'วุฒิบัตรที่ต้องตรวจ', en: 'Certificate to review' },
    show: 'certificate_review',
  }),
  openPage({
    path: '/lesson/certification/search',
    name: 'lesson-certification-search',
    title: { th: 'ตรวจสอบวุฒิบัตร', en: 'Check a certificate' },
    screen: 'search/search',
  }),
  memberPage({
    path: '/lesson/certification/:cid',
    name: 'lesson-certification',
    title: one,
    screen: 'own/own',
  }),
  memberPage({
    path: '/lesson/certification/:cid/:uid',
    name: 'lesson-certification-of',
    title: one,
    screen: 'own/of',
  }),
  memberPage({
    path: '/certificate/file/:id',
    name: 'certificate-file',
    title: { th: 'ไฟล์วุฒิบัตร', en: 'Certificate file' },
    screen: 'own/file',
  }),
]
