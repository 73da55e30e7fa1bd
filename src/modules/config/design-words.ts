/** Words of the screen for a site's design. */
export const designWords = {
  heading: { th: 'หน้าตาของ {name}', en: 'The look of {name}' },
  brand: { th: 'สีและแบบอักษร', en: 'Colours and fonts' },
  brandText: {
    th: 'เลือกชุดสำเร็จรูปก่อน สีและแบบอักษรที่กำหนดเองมีผลเมื่อเลือก “กำหนดเอง”',
    en: 'Choose a preset first. Your own colours and fonts apply when you choose “Our own”.',
  },
  top: { th: 'ส่วนหัวของเว็บไซต์', en: 'The header' },
  logo: { th: 'โลโก้และไอคอน', en: 'Logo and icon' },
  logoElsewhere: {
    th: 'อัปโหลดรูปได้ในระบบหลังบ้านของเว็บไซต์นั้น หรือใส่ URL ที่ขึ้นต้นด้วย https:// ที่นี่',
    en: 'Upload images in the back office of that site. Here you can enter an https:// URL.',
  },
  contrast: { th: 'ความต่างของสี (WCAG AA)', en: 'Contrast (WCAG AA)' },
  onBrand: { th: 'ตัวอักษรบนสีหลัก', en: 'Text on the brand colour' },
  brandOnPage: { th: 'สีหลักบนพื้นหน้าเว็บ', en: 'The brand colour on the page' },
  onAccent: { th: 'ตัวอักษรบนสีเน้น', en: 'Text on the accent colour' },
  inUse: { th: 'สีที่เว็บไซต์ใช้: สีหลัก {brand} สีเน้น {accent}', en: 'The site uses: brand {brand}, accent {accent}' },
  sample: { th: 'ก', en: 'A' },
  passes: { th: 'ผ่าน', en: 'passes' },
  large: { th: 'ผ่านเฉพาะตัวอักษรขนาดใหญ่และไอคอน', en: 'large text and icons only' },
  fails: { th: 'ไม่ผ่าน', en: 'fails' },
  unknown: { th: 'รหัสสีไม่ถูกต้อง', en: 'no colour' },
  adjusted: {
    th: 'ลิงก์และปุ่มใช้สีหลักที่ปรับให้อ่านได้ชัดเจนเสมอ หากสีที่เลือกมีความต่างเพียงพอ ระบบจะใช้ตามที่เลือก',
    en: 'Links and buttons use a readable shade of the brand colour. A colour with enough contrast is used as you chose it.',
  },
} as const
