import type { ZodError } from 'zod'

import type { Issue } from './issue.ts'

type Fault = ZodError['issues'][number]

/** Returns the errors of a schema as at most `most` issues. The field is the dotted path to the fault. */
export function schemaIssues(error: ZodError, most = 20): Issue[] {
  return error.issues.slice(0, most).map((fault) => ({
    field: fault.path.map(String).join('.'),
    code: fault.code,
    ...sentenceOf(fault),
  }))
}

function sentenceOf(fault: Fault): Pick<Issue, 'th' | 'en'> {
  switch (fault.code) {
    case 'too_small':
      return { th: 'ค่าน้อยหรือสั้นเกินไป', en: 'This is too small or too short' }
    case 'too_big':
      return { th: 'ค่ามากหรือยาวเกินไป', en: 'This is too large or too long' }
    case 'unrecognized_keys':
      return {
        th: `ไม่รู้จักช่องข้อมูล ${fault.keys.join(', ')}`,
        en: `There is no such field: ${fault.keys.join(', ')}`,
      }
    case 'invalid_value':
      return { th: 'ค่านี้ไม่อยู่ในตัวเลือก', en: 'This is not one of the choices' }
    case 'invalid_type':
      return { th: 'ไม่มีข้อมูลหรือชนิดข้อมูลไม่ถูกต้อง', en: 'This is missing or has the wrong type' }
    default:
      return { th: 'รูปแบบข้อมูลไม่ถูกต้อง', en: 'This does not have the right format' }
  }
}
