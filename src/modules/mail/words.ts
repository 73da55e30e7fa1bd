export const mailWords = {
  unsubscribe: { th: 'เลิกรับข่าวสารจากเรา', en: 'Stop getting our news' },
  noNews: {
    th: 'ส่งข่าวสารยังไม่ได้ เพราะโดเมนผู้ส่งยังไม่ผ่านการตรวจ SPF, DKIM และ DMARC',
    en: 'You cannot send news until the sender domain passes the SPF, DKIM and DMARC checks',
  },
  wrongBody: { th: 'ข้อมูลอีเมลไม่ถูกต้อง', en: 'The email is not valid' },
  stranger: {
    th: 'ส่งได้ถึงสมาชิก ทีมงานของเว็บไซต์นี้ หรือตัวคุณเองเท่านั้น',
    en: 'You can only send to learners and staff of this site, or to yourself',
  },
  noContent: { th: 'กรุณาใส่ข้อความของอีเมล', en: 'Enter the text of the email' },
  wrongReport: { th: 'ไฟล์นี้ไม่ใช่รายงานอีเมลตีกลับ', en: 'This is not a delivery report' },
  wrongToken: { th: 'โทเค็นไม่ถูกต้อง', en: 'The token is not valid' },
} as const
