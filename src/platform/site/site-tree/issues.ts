import type { Issue } from '#domain/validation/issue.ts'

const of = (code: string, said: Pick<Issue, 'th' | 'en'>): Issue => ({ field: 'hostname', code, ...said })

/** Possible issues of a site's host name. */
export const hostNameIssues = {
  missing: of('required', { th: 'กรุณากรอกชื่อโฮสต์', en: 'Enter the host name' }),
  form: of('wrong', {
    th: 'ชื่อโฮสต์ไม่ถูกต้อง เช่น school.ac.th ไม่มี http:// และไม่มีเลขพอร์ต',
    en: 'The host name is not valid. Enter it like school.ac.th, without http:// or a port.',
  }),
  reserved: of('reserved', {
    th: 'ชื่อโฮสต์นี้สงวนไว้สำหรับการใช้งานอื่น',
    en: 'This host name is reserved',
  }),
  taken: of('duplicate', {
    th: 'ชื่อโฮสต์นี้มีเว็บไซต์อื่นใช้อยู่แล้ว',
    en: 'Another site already uses this host name',
  }),
} as const
