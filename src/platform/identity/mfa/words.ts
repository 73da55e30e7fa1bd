/** Letters about how one gets into an account. `{name}` names a passkey, `{by}` who did it, `{left}` how many codes are left. */
export const letterWords = {
  letter: {
    greeting: { th: 'เรียน คุณ{person}', en: 'Dear {person},' },
    when: { th: 'เว็บไซต์ {site} วันที่ {at}', en: 'At {site}, {at}.' },
    note: {
      th: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบทันที',
      en: 'If this was not you, change your password and contact an administrator immediately.',
    },
  },
  happened: {
    totpAdded: {
      subject: { th: 'เปิดใช้แอปยืนยันตัวตนแล้ว', en: 'An authenticator app was added' },
      text: {
        th: 'บัญชีของคุณเปิดใช้แอปยืนยันตัวตนแล้ว การเข้าสู่ระบบครั้งต่อไปจะถามรหัสจากแอป',
        en: 'An authenticator app was added to your account. You will be asked for its code when you log in.',
      },
    },
    totpRemoved: {
      subject: { th: 'เลิกใช้แอปยืนยันตัวตนแล้ว', en: 'The authenticator app was removed' },
      text: {
        th: 'แอปยืนยันตัวตนถูกนำออกจากบัญชีของคุณแล้ว',
        en: 'The authenticator app was removed from your account.',
      },
    },
    passkeyAdded: {
      subject: { th: 'เพิ่มพาสคีย์แล้ว', en: 'A passkey was added' },
      text: {
        th: 'บัญชีของคุณมีพาสคีย์ใหม่ชื่อ “{name}”',
        en: 'Your account has a new passkey, “{name}”.',
      },
    },
    passkeyRemoved: {
      subject: { th: 'นำพาสคีย์ออกแล้ว', en: 'A passkey was removed' },
      text: {
        th: 'พาสคีย์ชื่อ “{name}” ถูกนำออกจากบัญชีของคุณแล้ว',
        en: 'The passkey “{name}” was removed from your account.',
      },
    },
    codesMade: {
      subject: { th: 'สร้างรหัสกู้คืนชุดใหม่แล้ว', en: 'New recovery codes were created' },
      text: {
        th: 'บัญชีของคุณมีรหัสกู้คืนชุดใหม่ รหัสชุดเดิมใช้ไม่ได้อีก',
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
        th: 'ผู้ดูแลยกเลิกการยืนยันตัวตนแบบสองขั้นตอนของคุณ',
        en: 'An administrator turned off your two-step verification',
      },
      text: {
        th: '{by} ยกเลิกการยืนยันตัวตนแบบสองขั้นตอนของบัญชีคุณ และให้ทุกอุปกรณ์ออกจากระบบแล้ว ครั้งต่อไปเข้าสู่ระบบด้วยรหัสผ่าน แล้วตั้งค่าใหม่ได้ที่หน้าความปลอดภัย',
        en: '{by} turned off two-step verification for your account and logged out all your devices. Log in with your password, and set it up again under Security.',
      },
    },
    addressChanged: {
      subject: { th: 'อีเมลของบัญชีถูกเปลี่ยน', en: 'The email address of your account was changed' },
      text: {
        th: 'บัญชีของคุณไม่ใช้อีเมลนี้แล้ว จดหมายฉบับต่อไปและลิงก์ตั้งรหัสผ่านใหม่จะส่งไปที่อีเมลใหม่',
        en: 'Your account no longer uses this address. Emails and password links go to the new address from now on.',
      },
    },
    addressAsked: {
      subject: { th: 'มีการขอเปลี่ยนอีเมลของบัญชีคุณ', en: 'A new email address was requested for your account' },
      text: {
        th: 'มีการขอให้บัญชีของคุณใช้อีเมลอื่น การเปลี่ยนมีผลเมื่อเจ้าของอีเมลนั้นเปิดลิงก์ยืนยัน',
        en: 'Someone requested another email address for your account. It takes effect when the link in that email is opened.',
      },
    },
    namesChanged: {
      subject: { th: 'ข้อมูลเข้าสู่ระบบของคุณถูกเปลี่ยน', en: 'The login details of your account were changed' },
      text: {
        th: 'ชื่อผู้ใช้หรือเบอร์โทรของบัญชีคุณถูกเปลี่ยนแล้ว',
        en: 'The username or the phone number of your account was changed.',
      },
    },
    keptFailing: {
      subject: { th: 'มีผู้กรอกรหัสยืนยันของคุณผิดหลายครั้ง', en: 'Someone is entering wrong codes for your account' },
      text: {
        th: 'มีผู้กรอกรหัสผ่านของคุณถูกต้อง แต่กรอกรหัสยืนยันผิดติดต่อกันหลายครั้ง และยังเข้าสู่ระบบไม่ได้',
        en: 'Someone entered your correct password and then several wrong codes. They did not get in.',
      },
    },
  },
} as const
