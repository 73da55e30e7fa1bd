import type { Example } from '#platform/http/api/description.ts'

/** The learner of the examples. */
const username = 'somchai'

/** A login request of the example learner. */
export const signInExample: Example = {
  name: 'learner',
  summary: { th: 'ผู้เรียนเข้าสู่ระบบหน้าเว็บไซต์', en: 'A learner signs in on the public site' },
  as: 'guest',
  request: { username, password: 'wicha-2569' },
}

/** A member of staff with two-step login: the first response grants nothing yet. */
export const halfwaySignInExample: Example = {
  name: 'staff-with-a-second-factor',
  summary: {
    th: 'ทีมงานที่ใช้การยืนยันตัวตนแบบสองขั้นตอน: คำตอบแรก',
    en: 'Staff with two-step verification: the first response',
  },
  as: 'guest',
  request: { username: 'wanna', password: 'wicha-2569', interface: 'backend' },
}

export const registerExample: Example = {
  name: 'register',
  summary: { th: 'ผู้เยี่ยมชมสมัครสมาชิก', en: 'A visitor registers' },
  as: 'guest',
  request: {
    data: {
      firstname: 'มานี',
      lastname: 'มีนา',
      citizen: '1101700207030',
      phone: '0810000001',
      email: 'manee@wicha.test',
      username: 'manee@wicha.test',
      password: 'manee-2569',
      parent: '',
      salt: '',
      role: 'user',
      info: { fti_member: false, fti_member_number: '', agree: true },
    },
    options: { fieldType: 'user', uniqueFields: ['email', 'phone', 'citizen'] },
  },
}

/** How the specification §7 asks for users. */
export const userQueryExamples: readonly Example[] = [
  {
    name: 'by-username',
    summary: { th: 'ค้นหาผู้ใช้ด้วยชื่อผู้ใช้', en: 'Find a user by username' },
    as: 'user',
    request: { method: 'find', args: [username] },
  },
  {
    name: 'by-username-as-visitor',
    summary: { th: 'ผู้เยี่ยมชมไม่เห็นผู้ใช้คนใด', en: 'A visitor cannot see any users' },
    as: 'guest',
    request: { method: 'find', args: [username] },
  },
]

export const forgotExample: Example = {
  name: 'forgot',
  summary: { th: 'ขอลิงก์ตั้งรหัสผ่านใหม่', en: 'Request a link to set a new password' },
  as: 'guest',
  request: { email: 'nobody@wicha.test' },
}

/** Signed in, with the current password. */
export const changePasswordExample: Example = {
  name: 'signed-in',
  summary: { th: 'ผู้ที่เข้าสู่ระบบแล้วตั้งรหัสผ่านใหม่', en: 'A signed-in user sets a new password' },
  as: 'user',
  request: { newPassword: 'wicha-2570', currentPassword: 'wicha-2569' },
}

/** A learner changes their phone number. */
export const changeIdentityExample: Example = {
  name: 'phone',
  summary: { th: 'ผู้เรียนเปลี่ยนเบอร์โทรของตนเอง', en: 'A learner changes their phone number' },
  as: 'user',
  request: { phone: '0898765432', currentPassword: 'wicha-2569' },
}
