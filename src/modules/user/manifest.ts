import { defineModule, memberPage, officePage, openPage } from '#platform/manifest/manifest.ts'
import { user } from './collections/user.ts'
import { userField } from './collections/user-field.ts'
import { fieldHelp } from './words/field-words.ts'

const admins = ['admin'] as const
const everyRole = ['user', 'member', 'manager', 'admin'] as const
const readers = [...admins, 'manager', 'member'] as const

export default defineModule({
  name: 'user',
  label: { th: 'ผู้ใช้', en: 'Users' },
  isCore: true,
  uses: ['cms', 'enroll', 'lesson'],
  steps: ['login', 'forgot', 'changepwd'],
  collections: [user, userField],
  blocks: ['student-profile', 'login-strip', 'login-form', 'register-form'],
  api: {
    'POST /user': 'registration/register',
    'POST /user/query': 'query-users',
    'GET /form-token': 'form-token',
    'POST /signin': 'sign-in',
    'POST /signout': 'sign-out',
    'POST /forgot': 'forgot',
    'POST /user/identity': 'identity/change-identity',
    'POST /changepwd': 'change-password',
    'GET /session': 'tell-session',
    'POST /session': 'keep-session',
  },
  on: { 'user.brought': 'invite-imported' },
  hooks: { afterChange: ['user', 'user_field'] },
  jobs: ['send-password-link'],
  idempotentCalls: ['POST /user'],
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
      title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
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
      title: { th: 'เปิดใช้บัญชี', en: 'Activate account' },
      screen: 'new-password',
    }),
    openPage({
      path: '/student/forgot',
      name: 'student-forgot',
      title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
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
      title: { th: 'เปิดใช้บัญชี', en: 'Activate account' },
      screen: 'new-password',
    }),
    openPage({
      path: '/member/register',
      name: 'member-register',
      title: { th: 'สมัครสมาชิก', en: 'Register' },
      screen: 'register',
    }),
    memberPage(
      {
        path: '/user/profile',
        name: 'user-profile',
        title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
        screen: 'own/profile',
      },
      everyRole,
    ),
    memberPage(
      {
        path: '/user/profile/edit',
        name: 'user-profile-edit',
        title: { th: 'ข้อมูลส่วนตัว', en: 'Personal details' },
        screen: 'details/details',
      },
      everyRole,
    ),
    memberPage(
      {
        path: '/user/identity',
        name: 'user-identity',
        title: { th: 'ข้อมูลเข้าสู่ระบบ', en: 'Login details' },
        screen: 'own/identity',
      },
      everyRole,
    ),
    openPage({
      path: '/user/confirm',
      name: 'user-confirm',
      title: { th: 'ยืนยันอีเมลใหม่', en: 'Confirm new email' },
      screen: 'own/confirm-email',
    }),
    memberPage({
      path: '/user/employee',
      name: 'user-employee',
      title: { th: 'ข้อมูลพนักงาน', en: 'Employee details' },
      screen: 'own/employee',
    }),
    memberPage({
      path: '/user/calendar',
      name: 'user-calendar',
      title: { th: 'ปฏิทินของฉัน', en: 'My calendar' },
      screen: 'own/calendar',
    }),
    openPage({
      path: '/user/calendar/:token',
      name: 'user-calendar-file',
      title: { th: 'ปฏิทินส่วนตัว', en: 'Private calendar' },
      screen: 'own/calendar-file',
    }),
    openPage({
      path: '/user/auth',
      name: 'user-auth',
      title: { th: 'เข้าสู่ระบบด้วย LINE', en: 'Log in with LINE' },
      screen: 'elsewhere/auth',
    }),
    openPage({
      path: '/user/bypass/:id',
      name: 'user-bypass',
      title: { th: 'เข้าใช้งานจากระบบอื่น', en: 'Log in from another system' },
      screen: 'elsewhere/bypass',
    }),
    openPage({
      path: '/student/profile',
      name: 'student-profile',
      title: { th: 'หลักสูตรของฉัน', en: 'My courses' },
      screen: 'own/student-profile',
    }),
    openPage({
      path: '/member/forgot',
      name: 'member-forgot',
      title: { th: 'ลืมรหัสผ่าน', en: 'Forgot password' },
      screen: 'forgot',
    }),
    officePage(readers, {
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
      title: { th: 'เพิ่มผู้เรียน', en: 'Add learner' },
      add: 'user',
    }),
    officePage(readers, {
      path: '/user/detail/:id',
      name: 'user-detail',
      title: { th: 'ผู้เรียน', en: 'Learner' },
      screen: 'detail',
      show: 'user',
    }),
    officePage(admins, {
      path: '/user/acting/:id',
      name: 'user-acting',
      help: [
        {
          th: 'หน้านี้ให้คุณดูเว็บไซต์อย่างที่ผู้เรียนคนนี้เห็น เป็นเวลา 30 นาที',
          en: 'View the site as this learner for 30 minutes.',
        },
        {
          th: 'เหตุผลและทุกสิ่งที่คุณทำจะถูกบันทึกในชื่อของคุณ',
          en: 'The reason and everything you do are logged under your name.',
        },
      ],
      title: { th: 'เข้าดูในนามของผู้เรียน', en: 'View as learner' },
      screen: 'acting',
    }),
    officePage(admins, {
      path: '/user/edit/:id',
      name: 'user-edit',
      title: { th: 'แก้ไขผู้เรียน', en: 'Edit learner' },
      edit: 'user',
    }),
    officePage(admins, {
      ...{ path: '/user/field', name: 'user-field', help: fieldHelp, list: 'user_field', screen: 'details/fields' },
      title: { th: 'ช่องข้อมูลบุคคล', en: 'Fields of people' },
      groups: ['people'],
      meta: { inMenu: true, icon: 'list' },
    }),
    officePage(admins, {
      ...{ path: '/user/field/add', name: 'user-field-add', add: 'user_field' },
      title: { th: 'เพิ่มช่องข้อมูล', en: 'Add a field' },
    }),
    officePage(admins, {
      ...{ path: '/user/field/edit/:id', name: 'user-field-edit', edit: 'user_field' },
      title: { th: 'แก้ไขช่องข้อมูล', en: 'Edit a field' },
    }),
  ],
})
