/** Words of a learner's notifications and their settings. */
export const ownWords = {
  title: { th: 'การแจ้งเตือน', en: 'Notifications' },
  none: { th: 'ยังไม่มีการแจ้งเตือน', en: 'No notifications yet' },
  noneText: {
    th: 'นัดเรียน กำหนดส่งงาน และผลตรวจงานจะแสดงที่นี่',
    en: 'Sessions, due dates and results of your work will appear here.',
  },
  unread: { th: 'ยังไม่ได้อ่าน {n} รายการ', en: '{n} unread' },
  isNew: { th: 'ใหม่', en: 'New' },
  readAll: { th: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด', en: 'Mark all as read' },
  settings: { th: 'ตั้งค่าการแจ้งเตือน', en: 'Notification settings' },
  settingsText: {
    th: 'เลือกว่าจะรับแต่ละเรื่องทางใด ไม่เลือกเลยหมายถึงไม่รับเรื่องนั้น',
    en: 'Choose how you want to get each kind. Leave both empty to get none of it.',
  },
  kind: { th: 'เรื่อง', en: 'Kind' },
  notice: { th: 'ศูนย์แจ้งเตือน', en: 'Notification centre' },
  email: { th: 'อีเมล', en: 'Email' },
  locked: { th: 'ส่งเสมอ', en: 'Always sent' },
  quiet: { th: 'ช่วงเวลางดส่งอีเมล', en: 'Quiet hours' },
  quietText: {
    th: 'อีเมลที่มาถึงในช่วงนี้จะรวมเป็นฉบับเดียวและส่งเมื่อหมดช่วง ใส่เวลาเดียวกันทั้งสองช่องหากไม่ต้องการงดส่ง',
    en: 'Emails of these hours are sent as one when the hours end. Enter the same time twice for no quiet hours.',
  },
  quietFrom: { th: 'ตั้งแต่', en: 'From' },
  quietTo: { th: 'ถึง', en: 'Until' },
  locale: { th: 'ภาษาของอีเมล', en: 'Language of emails' },
  thai: { th: 'ไทย', en: 'ไทย' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  back: { th: 'หลักสูตรของฉัน', en: 'My courses' },
} as const

/** Words of the link that stops emails of a kind. */
export const unsubscribeWords = {
  news: { th: 'ข่าวสาร', en: 'news' },
  title: { th: 'หยุดรับอีเมล', en: 'Stop emails' },
  text: {
    th: 'หยุดรับอีเมลเรื่อง “{kind}” จาก {site} การแจ้งเตือนอื่นยังคงเดิม',
    en: 'Stop emails about “{kind}” from {site}. Other notifications stay as they are.',
  },
  submit: { th: 'หยุดรับอีเมลเรื่องนี้', en: 'Stop these emails' },
  done: { th: 'เราจะไม่ส่งอีเมลเรื่อง “{kind}” ถึงคุณอีก', en: 'You will get no more emails about “{kind}”.' },
  over: {
    th: 'ลิงก์นี้ไม่ถูกต้องหรือหมดอายุแล้ว กรุณาเข้าสู่ระบบเพื่อตั้งค่าการแจ้งเตือน',
    en: 'This link is not valid or has expired. Log in to change your notification settings.',
  },
  settings: { th: 'ตั้งค่าการแจ้งเตือนทั้งหมด', en: 'All notification settings' },
  sideTitle: { th: 'คุณเลือกได้ว่าจะรับอะไร', en: 'You choose what you get' },
  reason1: { th: 'แต่ละเรื่องเลือกรับทางอีเมลหรือศูนย์แจ้งเตือน', en: 'Email or notification centre for each kind' },
  reason2: { th: 'กำหนดช่วงเวลางดส่งอีเมลได้', en: 'Quiet hours without emails' },
} as const

/** Words of what a site sends. */
export const settingsWords = {
  kinds: { th: 'เรื่องที่เว็บไซต์แจ้งผู้เรียน', en: 'What the site tells learners' },
  locked: { th: 'เรื่องนี้ปิดไม่ได้', en: 'This cannot be switched off' },
  idle: { th: 'เตือนผู้เรียนที่หายไป', en: 'Reminder for idle learners' },
  idleDays: { th: 'เตือนเมื่อไม่ได้เข้าเรียน', en: 'Remind after' },
  days: { th: 'วัน', en: 'days' },
  save: { th: 'บันทึก', en: 'Save' },
  saved: { th: 'บันทึกแล้ว', en: 'Saved' },
  cancel: { th: 'ยกเลิก', en: 'Cancel' },
} as const

/** Words of the list of what was sent. */
export const sentWords = {
  total: { th: '{n} รายการ', en: '{n} {n|notification|notifications}' },
  newest: { th: '{shown} รายการล่าสุดจาก {n}', en: 'newest {shown} of {n}' },
  all: { th: 'ทุกเรื่อง', en: 'All kinds' },
  about: { th: 'ข้อความ', en: 'Text' },
  learner: { th: 'ผู้เรียน', en: 'Learner' },
  kind: { th: 'เรื่อง', en: 'Kind' },
  channel: { th: 'ช่องทาง', en: 'Channel' },
  state: { th: 'อีเมล', en: 'Email' },
  at: { th: 'เวลา', en: 'Time' },
  notice: { th: 'ศูนย์แจ้งเตือน', en: 'Notification centre' },
  both: { th: 'ศูนย์แจ้งเตือนและอีเมล', en: 'Notification centre and email' },
  email: { th: 'อีเมล', en: 'Email' },
  neither: { th: 'ไม่ได้แจ้ง', en: 'None' },
  queued: { th: 'รอส่ง', en: 'Waiting' },
  sent: { th: 'ส่งแล้ว', en: 'Sent' },
  failed: { th: 'ส่งไม่สำเร็จ', en: 'Failed' },
  kept: { th: 'เก็บไว้ ไม่ได้ส่ง', en: 'Saved, not sent' },
  held: { th: 'รอส่ง {at}', en: 'Waits until {at}' },
  none: { th: 'ยังไม่มีการแจ้งเตือน', en: 'No notifications yet' },
  noneText: {
    th: 'การเตือนนัดเรียน กำหนดส่งงาน และเรื่องอื่นที่ระบบแจ้งผู้เรียนจะแสดงที่นี่',
    en: 'Reminders of sessions, due dates and others that learners are sent appear here.',
  },
} as const
