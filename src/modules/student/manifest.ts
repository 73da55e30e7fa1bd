import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { personChange } from './collections/person-change.ts'

const admins = ['admin'] as const
const readers = [...admins, 'manager', 'member'] as const
const learner = { role: 'user' }

export default defineModule({
  name: 'student',
  label: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
  uses: ['enroll', 'user'],
  collections: [personChange],
  jobs: ['edition/move-edition'],
  routes: [
    officePage(readers, {
      path: '/student',
      name: 'student',
      title: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
      to: '/student/dashboard',
    }),
    officePage(readers, {
      path: '/student/dashboard',
      name: 'student-dashboard',
      title: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
      screen: 'dashboard',
      list: 'user',
      presets: learner,
      groups: ['people'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'learner' },
      help: [
        {
          th: 'ผู้เรียนของเว็บนี้ พร้อมจำนวนหลักสูตร ความคืบหน้าเฉลี่ย ชั่วโมงสะสม และวันที่เรียนล่าสุด',
          en: 'The learners of this site with their courses, average progress, credit hours and last active date.',
        },
        {
          th: 'นำเข้าจาก Excel ได้จากเมนูนำเข้า ระบบแสดงทุกแถวให้ตรวจก่อนบันทึก และเลิกทำได้',
          en: 'Use the import to add learners from Excel. You see every row before anything is saved, and you can undo the import.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/add',
      name: 'student-add',
      title: { th: 'เพิ่มผู้เรียน', en: 'Add a learner' },
      add: 'user',
    }),
    officePage(readers, {
      path: '/student/detail/:id',
      name: 'student-detail',
      title: { th: 'ระเบียนผู้เรียน', en: 'Learner record' },
      screen: 'detail',
      show: 'user',
      presets: learner,
    }),
    officePage(admins, {
      path: '/student/edit/:id',
      name: 'student-edit',
      title: { th: 'แก้ไขระเบียนผู้เรียน', en: 'Edit learner' },
      edit: 'user',
      presets: learner,
    }),
    officePage(admins, {
      path: '/student/merge/:id',
      name: 'student-merge',
      title: { th: 'รวมระเบียนซ้ำ', en: 'Merge duplicate records' },
      screen: 'merge',
      help: [
        {
          th: 'เลือกระเบียนที่ซ้ำ เปรียบเทียบค่าที่ต่างกัน แล้วเลือกค่าที่จะเก็บ',
          en: 'Select the duplicate, compare the values that differ, then choose which to keep.',
        },
        {
          th: 'ข้อมูลทั้งหมดของระเบียนที่ซ้ำย้ายมาในครั้งเดียว และเลิกทำการรวมได้จากหน้าระเบียน',
          en: 'All data of the duplicate moves in one step. You can undo the merge from the learner record.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/transfer',
      name: 'student-transfer',
      title: { th: 'ย้ายหลักสูตร', en: 'Transfer enrolment' },
      screen: 'transfer',
      linkedFromList: 'user',
      requiresModule: 'enroll',
      help: [
        {
          th: 'ย้ายการลงทะเบียนของผู้เรียนไปหลักสูตรหรือรุ่นอื่น โดยเก็บบทที่เรียนจบแล้ว',
          en: 'Moves a learner’s enrolment to another course or cohort and keeps completed lessons.',
        },
        {
          th: 'ระบบแสดงรายการให้ตรวจก่อนทุกครั้ง และเลิกทำได้จากหน้าระเบียน',
          en: 'You review what moves first, and you can undo it from the learner record.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/edition/:id',
      name: 'student-edition',
      title: { th: 'ย้ายผู้เรียนมาฉบับปรับปรุง', en: 'Move learners to the new edition' },
      screen: 'edition',
      help: [
        {
          th: 'เปิดหน้านี้จากหลักสูตรฉบับปรับปรุง ระบบแสดงผู้ที่ยังเรียนฉบับก่อน บทที่มีทั้งสองฉบับ บทใหม่ บทที่ไม่มีแล้ว และความคืบหน้าก่อนและหลังย้าย ยังไม่มีอะไรเปลี่ยนจนกว่าคุณจะย้าย',
          en: 'Open this page from the new edition. It shows who is still on an earlier edition, which lessons are in both, new or removed, and progress before and after. Nothing changes until you move learners.',
        },
        {
          th: 'บทที่เรียนจบและเวลาที่ดูไปแล้วย้ายตามมา ผู้ที่เรียนจบฉบับก่อนแล้วไม่ถูกย้าย ทำซ้ำได้โดยไม่เกิดผลซ้ำ',
          en: 'Completed lessons and watch time move too. Learners who completed the earlier edition are not moved. You can repeat this safely.',
        },
        {
          th: 'เลิกทำเป็นรายคนได้จากหน้าระเบียนผู้เรียน',
          en: 'You can undo the move for one learner from the learner record.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/image',
      name: 'student-image',
      title: { th: 'รูปผู้เรียน', en: 'Learner photos' },
      screen: 'image',
      linkedFromList: 'user',
      help: [
        {
          th: 'เลือกรูปหลายไฟล์ที่ตั้งชื่อด้วยเลขประจำตัวประชาชนหรือชื่อผู้ใช้ ระบบจับคู่ให้ตรวจก่อน',
          en: 'Select image files named with a citizen ID or username. You can check the matches before they are uploaded.',
        },
        {
          th: 'รูปเปิดได้เฉพาะผู้ที่อ่านระเบียนของผู้เรียนได้',
          en: 'Only people who can view the learner’s record can open the photo.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/change',
      name: 'student-change',
      title: { th: 'ประวัติการรวมและย้าย', en: 'Merges and transfers' },
      list: 'person_change',
      linkedFromList: 'user',
    }),
    officePage(admins, {
      path: '/student/change/:id',
      name: 'student-change-detail',
      title: { th: 'การรวมหรือย้าย', en: 'Merge or transfer' },
      show: 'person_change',
    }),
  ],
})
