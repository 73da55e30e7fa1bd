/**
 * Mails about changes of sign-in data. `{name}` is a passkey, `{by}` the acting user, `{left}` the number of codes
 * left.
 */
export const letterWords = {
  letter: {
    greeting: { th: 'เรียน คุณ{person}', en: 'Dear {person},' },
    when: { th: 'เว็บไซต์ {site} วันที่ {at}', en: 'At {site}, {at}.' },
    note: {
      th: 'หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบทันที',
      en: 'If this was not you, change your password and contact an administrator immediately.',
    },
  },
  happened: {
    totpAdded: {
      subject: { th: 'เพิ่มแอปยืนยันตัวตนแล้ว', en: 'An authenticator app was added' },
      text: {
        th: 'เพิ่มแอปยืนยันตัวตนในบัญชีของคุณแล้ว การเข้าสู่ระบบครั้งต่อไปต้องใช้รหัสจากแอป',
        en: 'An authenticator app was added to your account. You will be asked for its code when you log in.',
      },
    },
    totpRemoved: {
      subject: { th: 'นำแอปยืนยันตัวตนออกแล้ว', en: 'The authenticator app was removed' },
      text: {
        th: 'นำแอปยืนยันตัวตนออกจากบัญชีของคุณแล้ว',
        en: 'The authenticator app was removed from your account.',
      },
    },
    passkeyAdded: {
      subject: { th: 'เพิ่มพาสคีย์แล้ว', en: 'A passkey was added' },
      text: {
        th: 'เพิ่มพาสคีย์ “{name}” ในบัญชีของคุณแล้ว',
        en: 'Your account has a new passkey, “{name}”.',
      },
    },
    passkeyRemoved: {
      subject: { th: 'นำพาสคีย์ออกแล้ว', en: 'A passkey was removed' },
      text: {
        th: 'นำพาสคีย์ “{name}” ออกจากบัญชีของคุณแล้ว',
        en: 'The passkey “{name}” was removed from your account.',
      },
    },
    codesMade: {
      subject: { th: 'สร้างรหัสกู้คืนชุดใหม่แล้ว', en: 'New recovery codes were created' },
      text: {
        th: 'สร้างรหัสกู้คืนชุดใหม่ให้บัญชีของคุณแล้ว รหัสชุดเดิมใช้ไม่ได้อีก',
        en: 'New recovery codes were created for your account. Your previous codes are no longer valid.',
      },
    },
    recoveryUsed: {
      subject: { th: 'มีการเข้าสู่ระบบด้วยรหัสกู้คืน', en: 'A recovery code was used to log in' },
      text: {
        th: 'มีการเข้าสู่ระบบบัญชีของคุณด้วยรหัสกู้คืน เหลือรหัสที่ยังไม่ได้ใช้ {left} รหัส',
        en: 'Someone logged in to your account with a recovery code. {left} {left|code is|codes are} left.',
      },
    },
    takenAway: {
      subject: {
        th: 'ผู้ดูแลระบบปิดการยืนยันตัวตนแบบสองขั้นตอนของคุณ',
        en: 'An administrator turned off your two-step verification',
      },
      text: {
        th: '{by} ปิดการยืนยันตัวตนแบบสองขั้นตอนของบัญชีคุณ และนำทุกอุปกรณ์ออกจากระบบแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่าน แล้วตั้งค่าใหม่ที่หน้าความปลอดภัย',
        en: '{by} turned off two-step verification for your account and logged out all your devices. Log in with your password, and set it up again under Security.',
      },
    },
    addressChanged: {
      subject: { th: 'เปลี่ยนอีเมลของบัญชีคุณแล้ว', en: 'The email address of your account was changed' },
      text: {
        th: 'บัญชีของคุณไม่ใช้อีเมลนี้แล้ว ต่อไประบบจะส่งอีเมลและลิงก์ตั้งรหัสผ่านใหม่ไปที่อีเมลใหม่',
        en: 'Your account no longer uses this address. Emails and password links go to the new address from now on.',
      },
    },
    addressAsked: {
      subject: { th: 'มีการขอเปลี่ยนอีเมลของบัญชีคุณ', en: 'A new email address was requested for your account' },
      text: {
        th: 'มีการขอเปลี่ยนไปใช้อีเมลอื่นสำหรับบัญชีของคุณ การเปลี่ยนจะมีผลเมื่อเปิดลิงก์ยืนยันในอีเมลใหม่',
        en: 'Someone requested another email address for your account. It takes effect when the link in that email is opened.',
      },
    },
    namesChanged: {
      subject: { th: 'เปลี่ยนข้อมูลเข้าสู่ระบบของบัญชีคุณแล้ว', en: 'The login details of your account were changed' },
      text: {
        th: 'เปลี่ยนชื่อผู้ใช้หรือเบอร์โทรศัพท์ของบัญชีคุณแล้ว',
        en: 'The username or the phone number of your account was changed.',
      },
    },
    keptFailing: {
      subject: { th: 'มีผู้กรอกรหัสยืนยันของคุณผิดหลายครั้ง', en: 'Someone is entering wrong codes for your account' },
      text: {
        th: 'มีผู้กรอกรหัสผ่านของคุณถูกต้อง แต่กรอกรหัสยืนยันผิดหลายครั้ง จึงยังเข้าสู่ระบบไม่ได้',
        en: 'Someone entered your correct password and then several wrong codes. They did not get in.',
      },
    },
  },
} as const
