/** Words of the page on which a person edits what is known of them. */
export const detailsWords = {
  title: { th: 'ข้อมูลส่วนตัว', en: 'Personal details' },
  text: {
    th: 'ชื่อและนามสกุลใช้ออกวุฒิบัตร กรุณากรอกให้ตรงกับบัตรประชาชน',
    en: 'Your name appears on your certificates. Enter it as on your citizen ID card.',
  },
  picture: { th: 'รูปประจำตัว', en: 'Profile photo' },
  pictureHint: { th: 'ไฟล์ JPG PNG WebP หรือ GIF', en: 'JPG, PNG, WebP or GIF' },
  choosePicture: { th: 'เลือกรูป', en: 'Choose a photo' },
  noPicture: { th: 'ยังไม่ได้เลือกรูป', en: 'No photo chosen' },
  pictureChosen: { th: 'เลือกรูปแล้ว', en: 'Photo chosen' },
  sendPicture: { th: 'ใช้รูปนี้', en: 'Use this photo' },
  removePicture: { th: 'ลบรูป', en: 'Remove photo' },
  pictureRemoved: { th: 'ลบรูปประจำตัวแล้ว', en: 'Photo removed' },
  account: { th: 'ข้อมูลเข้าสู่ระบบ', en: 'Login details' },
  accountText: {
    th: 'การเปลี่ยนอีเมล ชื่อผู้ใช้ หรือเบอร์โทรต้องยืนยันรหัสผ่าน',
    en: 'You need your password to change your email, username or phone.',
  },
  staffText: {
    th: 'หากต้องการเปลี่ยนอีเมลหรือชื่อผู้ใช้ กรุณาติดต่อผู้ดูแลระบบ',
    en: 'To change your email or username, contact an administrator.',
  },
  changeAccount: { th: 'แก้ไขข้อมูลเข้าสู่ระบบ', en: 'Edit login details' },
  changePhone: { th: 'แก้ไขเบอร์โทรในโปรไฟล์หลังบ้าน', en: 'Edit your phone in the office profile' },
  others: { th: 'ข้อมูลที่สถาบันบันทึก', en: 'Recorded by the academy' },
  citizen: { th: 'เลขประจำตัวประชาชน', en: 'Citizen ID' },
  citizenText: {
    th: 'เลขประจำตัวประชาชนกรอกได้ครั้งเดียว หากไม่ถูกต้อง กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'You can enter your citizen ID once. If it is wrong, contact an administrator of this site.',
  },
  notGiven: { th: 'ยังไม่ได้กรอก', en: 'Not given' },
  choose: { th: 'เลือก', en: 'Choose' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกเรียบร้อยแล้ว', en: 'Saved' },
  problems: { th: 'ยังบันทึกไม่ได้ กรุณาแก้ไขรายการต่อไปนี้', en: 'Not saved. Correct these fields:' },
  yours: { th: 'ใช้ค่าของคุณ', en: 'Keep yours' },
  theirs: { th: 'ใช้ค่าที่บันทึกไว้', en: 'Keep the saved value' },
  empty: { th: 'ว่าง', en: 'empty' },
  back: { th: 'กลับไปหลักสูตรของฉัน', en: 'Back to my courses' },
} as const

/** Why somebody may not change it. */
export const refusedDetailsWords = {
  citizen: {
    th: 'แก้ไขเลขประจำตัวประชาชนเองไม่ได้ กรุณาติดต่อผู้ดูแลเว็บไซต์',
    en: 'You cannot change your citizen ID. Contact an administrator of this site',
  },
} as const
