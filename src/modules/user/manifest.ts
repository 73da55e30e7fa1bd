import { defineModule, memberPage, officePage, openPage } from '#platform/manifest/manifest.ts'
import { user } from './collections/user.ts'

const admins = ['admin'] as const

export default defineModule({
  name: 'user',
  label: { th: 'ผู้ใช้', en: 'Users' },
  isCore: true,
  uses: ['cms', 'enroll', 'lesson'],
  collections: [user],
  api: {
    'POST /user': 'register',
    'POST /user/query': 'query-users',
    'GET /form-token': 'form-token',
    'POST /signin': 'sign-in',
    'POST /signout': 'sign-out',
    'POST /forgot': 'forgot',
    'POST /changepwd': 'change-password',
    'GET /session': 'tell-session',
    'POST /session': 'keep-session',
  },
  jobs: ['send-password-link'],
  once: ['POST /user'],
  routes: [
    openPage({ path: '/login', name: 'login', title: { th: 'เข้าสู่ระบบ', en: 'Log in' }, screen: 'log-in' }),
    openPage({ path: '/user/login', name: 'user-login', title: { th: 'เข้าสู่ระบบ', en: 'Log in' }, screen: 'log-in' }),
    openPage({
      path: '/student/login',
      name: 'student-login',
      title: { th: 'เข้าสู่ระบบ', en: 'Log in' },
      screen: 'log-in',
    }),
    openPage({
      path: '/student/register',
      name: 'student-register',
      title: { th: 'สมัครสมาชิก', en: 'Register' },
      screen: 'register',
    }),
    openPage({
      path: '/user/register',
      name: 'user-register',
      title: { th: 'สมัครสมาชิก', en: 'Register' },
      screen: 'register',
    }),
    openPage({
      path: '/user/forgot',
      name: 'user-forgot',
      title: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' },
      screen: 'forgot',
    }),
    openPage({
      path: '/user/reset',
      name: 'user-reset',
      title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
      screen: 'new-password',
    }),
    openPage({
      path: '/user/activate',
      name: 'user-activate',
      title: { th: 'เปิดใช้บัญชี', en: 'Activate the account' },
      screen: 'new-password',
    }),
    openPage({
      path: '/student/forgot',
      name: 'student-forgot',
      title: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password' },
      screen: 'forgot',
    }),
    openPage({
      path: '/student/reset',
      name: 'student-reset',
      title: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
      screen: 'new-password',
    }),
    openPage({
      path: '/student/activate',
      name: 'student-activate',
      title: { th: 'เปิดใช้บัญชี', en: 'Activate the account' },
      screen: 'new-password',
    }),
    openPage({
      path: '/member/register',
      name: 'member-register',
      title: { th: 'สมัครสมาชิก', en: 'Register' },
      screen: 'register',
    }),
    memberPage({
      path: '/user/profile',
      name: 'user-profile',
      title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
      screen: 'profile',
    }),
    officePage(admins, {
      path: '/user/dashboard',
      name: 'user-dashboard',
      title: { th: 'ผู้เรียน', en: 'Learners' },
      list: 'user',
      groups: ['people'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'learner' },
    }),
    officePage(admins, {
      path: '/user/add',
      name: 'user-add',
      title: { th: 'เพิ่มผู้เรียน', en: 'Add a learner' },
      add: 'user',
    }),
    officePage(admins, {
      path: '/user/detail/:id',
      name: 'user-detail',
      title: { th: 'ผู้เรียน', en: 'Learner' },
      screen: 'detail',
      show: 'user',
    }),
    officePage(admins, {
      path: '/user/acting/:id',
      name: 'user-acting',
      title: { th: 'เข้าดูในนามของผู้เรียน', en: 'See the site as a learner' },
      screen: 'acting',
    }),
    officePage(admins, {
      path: '/user/edit/:id',
      name: 'user-edit',
      title: { th: 'แก้ไขผู้เรียน', en: 'Edit the learner' },
      edit: 'user',
    }),
  ],
})
