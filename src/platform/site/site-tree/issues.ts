import type { Issue } from '#domain/validation/issue.ts'

const of = (code: string, said: Pick<Issue, 'th' | 'en'>): Issue => ({ field: 'hostname', code, ...said })

/** What can be wrong with the host name of a site. */
export const hostNameIssues = {
  missing: of('required', { th: 'กรุณากรอกชื่อโฮสต์', en: 'Please fill in the host name' }),
  form: of('wrong', {
    th: 'ชื่อโฮสต์ไม่ถูกต้อง เช่น school.ac.th ไม่มี http:// และไม่มีเลขพอร์ต',
    en: 'The host name is not valid: write it as school.ac.th, without http:// and port',
  }),
  reserved: of('reserved', {
    th: 'ชื่อโฮสต์นี้สงวนไว้สำหรับการใช้งานอื่น',
    en: 'This host name is kept for something else',
  }),
  taken: of('duplicate', {
    th: 'ชื่อโฮสต์นี้มีเว็บไซต์อื่นใช้อยู่แล้ว',
    en: 'Another site has this host name already',
  }),
} as const
