import type { PersonField } from '#domain/validation/person-field/definition.ts'
import { judgeFields } from '#domain/validation/person-field/judge.ts'
import type { Issue } from '#domain/validation/issue.ts'

/** What is wrong with the values of a site's own fields in a registration, which brings all that are required. */
export const siteFieldIssues = (fields: readonly PersonField[], sent: unknown): Issue[] => {
  const asked = fields.filter(({ inRegistration, person }) => inRegistration && person === 'edit')
  const { values, faults } = judgeFields(asked, sent ?? {})
  const labels = new Map(asked.map(({ key, label }) => [key, label]))
  const wrong = faults.map(({ key, code, th, en }): Issue => {
    const label = labels.get(key)
    if (!label) return { field: 'fields', code, th, en }
    return { field: `fields.${key}`, code, th: `${label.th}: ${th}`, en: `${label.en}: ${en}` }
  })
  const isWrong = (key: string) => faults.some((fault) => fault.key === key)
  const lacking = asked
    .filter(({ key, isRequired }) => isRequired && !isWrong(key) && (values[key] ?? null) === null)
    .map(({ key, label }): Issue => ({ field: `fields.${key}`, code: 'required', ...pleaseFillIn(label) }))
  return [...wrong, ...lacking]
}

const pleaseFillIn = ({ th, en }: PersonField['label']) => ({ th: `กรุณากรอก${th}`, en: `Please fill in ${en}` })
