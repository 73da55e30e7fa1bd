import type { Page } from '#domain/page/page.ts'
import type { FormIssue } from '../judge.ts'
import { readFormField } from '../page/read-form-field.ts'
import { fault } from './fault.ts'

/**
 * Returns the fields of a page that a condition or a flag of its block or row hides. It would hide only the control, and the field would still be
 * asked. Fields have conditions of their own.
 */
export function whenIssues({ rows }: Page): FormIssue[] {
  return rows.flatMap((row) =>
    row.columns
      .flatMap(({ objects }) => objects)
      .flatMap((object) => {
        const field = row.when || object.when || object.flagCode ? readFormField(object) : null
        return field ? [fault(field.name, 'when', { name: field.label || field.name })] : []
      }),
  )
}
