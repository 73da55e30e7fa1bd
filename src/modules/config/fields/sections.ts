/** The sections of the configuration form. */
export const sections = [
  {
    title: { th: 'เว็บไซต์', en: 'The site' },
    fields: [
      ...(['siteName', 'siteNameEn', 'tagline', 'about', 'phone', 'openingHours', 'siteLogo', 'siteFavicon'] as const),
      ...(['languages', 'homepage', 'hostname', 'siteType', 'kind', 'expires', 'address'] as const),
    ],
  },
  {
    title: { th: 'หน้าตา', en: 'Look' },
    text: {
      th: 'ธีมที่กำหนดเองมีผลเมื่อชุดหน้าตาเป็น "กำหนดเอง"',
      en: 'Your own theme is used when the design is “Our own”.',
    },
    fields: ['siteStyle', 'siteSubStyle', 'theme', 'loginLogo', 'loginBg'],
  },
  {
    title: { th: 'ส่วนหัวและเมนู', en: 'Header and menus' },
    fields: ['layout', 'navigator', 'menu', 'header', 'subheader', 'footer'],
  },
  { title: { th: 'ระบบเสริม', en: 'Plugins' }, fields: ['plugins', 'defaultPlugin'] },
  {
    title: { th: 'บัญชีและรหัสผ่าน', en: 'Accounts and passwords' },
    fields: ['defaultLogin', 'account', 'passwordConfig', 'cookiesAreOptIn'],
  },
  {
    title: { th: 'อีเมล', en: 'Mail' },
    fields: ['email_provider', 'email_url', 'email_from_email', 'email_from_name', 'email_key'],
  },
  {
    title: { th: 'พื้นที่เก็บไฟล์', en: 'Storage' },
    fields: [
      ...(['spaceId', 's3Endpoint', 's3EndpointDefault', 's3Hosting', 's3Region', 's3Bucket'] as const),
      ...(['s3Key', 's3Secret'] as const),
    ],
  },
  {
    title: { th: 'เข้าสู่ระบบด้วย LINE', en: 'LINE Login' },
    text: {
      th: 'ปุ่ม LINE จะแสดงในหน้าเข้าสู่ระบบเมื่อกรอกครบทั้งสองช่อง',
      en: 'The LINE button appears at the log-in when both are set.',
    },
    fields: ['lineChannel', 'line'],
  },
  {
    title: { th: 'เข้าสู่ระบบจากระบบอื่น', en: 'Sign-in from another system' },
    text: {
      th: 'ผู้ที่ระบบต้นทางรับรองด้วยลายมือชื่อเข้าสู่ระบบได้โดยไม่ใช้รหัสผ่าน เปิดใช้เมื่อกรอกครบทั้งสองช่อง',
      en: 'People for whom the other system signs come in without a password. On when both are set.',
    },
    fields: ['bypassIssuer', 'bypassKey'],
  },
  { title: { th: 'คีย์ API', en: 'API keys' }, fields: ['apiKeys', 'apiKeyScopes'] },
  { title: { th: 'ทรัพย์สิน', en: 'Assets' }, fields: ['assetCode', 'assetDepreciation'] },
  { title: { th: 'การทำหน้าเว็บ', en: 'Creating pages' }, fields: ['pageApproval'] },
  { title: { th: 'การเรียน', en: 'Learning' }, fields: ['lessonPlayer', 'courseDetail'] },
  { title: { th: 'ร้านค้า', en: 'Shop' }, fields: ['shopNotice', 'shopHoldMinutes', 'shopLowStock'] },
  { title: { th: 'การคืนเงิน', en: 'Refunds' }, fields: ['refundLimit', 'refundFullDays', 'refundLatePercent'] },
  { title: { th: 'ไฟล์', en: 'Files' }, fields: ['files'] },
  { title: { th: 'แพ็กเกจ', en: 'Package' }, fields: ['package', 'packageReason'] },
] as const
