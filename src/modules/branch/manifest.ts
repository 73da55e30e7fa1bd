import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { branch } from './collections/branch.ts'

const roles = ['admin'] as const

export default defineModule({
  name: 'branch',
  label: { th: 'สาขา', en: 'Branches' },
  collections: [branch],
  routes: [
    officePage(roles, {
      path: '/branch/dashboard',
      name: 'branch-dashboard',
      title: { th: 'สาขา', en: 'Branches' },
      list: 'branch',
      groups: ['people'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'branch' },
    }),
    officePage(roles, {
      path: '/branch/add',
      name: 'branch-add',
      title: { th: 'เพิ่มสาขา', en: 'Add branch' },
      add: 'branch',
    }),
    officePage(roles, {
      path: '/branch/edit/:id',
      name: 'branch-edit',
      title: { th: 'แก้ไขสาขา', en: 'Edit branch' },
      edit: 'branch',
    }),
    officePage(roles, {
      path: '/branch/detail/:id',
      name: 'branch-detail',
      title: { th: 'สาขา', en: 'Branch' },
      screen: 'detail',
      show: 'branch',
      help: [
        {
          th: 'ตัวเลขด้านบนนับผู้ใช้และห้องของสาขานี้ และการลงทะเบียนของผู้เรียนที่อยู่สาขานี้ในวันที่ลงทะเบียน เลือกตัวเลขเพื่อเปิดรายการ',
          en: 'The numbers above count the users and rooms of this branch, and enrolments of learners who were in this branch when they enrolled. Select a number to view its records.',
        },
        {
          th: 'กำหนดสาขาให้หลายคนพร้อมกันได้จากรายการผู้ใช้: เลือกแถว แล้วตั้งค่าช่อง “สาขา”',
          en: 'To assign a branch to many people, select records in the user list and set “Branch”.',
        },
      ],
    }),
  ],
})
