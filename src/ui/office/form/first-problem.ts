import { useEffect } from 'react'
import { fieldId } from '../field/control.tsx'
import { conflictId } from './conflict/conflict.tsx'
import type { FormDescription } from '../form-description.ts'
import { withProblems } from './problems.ts'

/** When a form comes back, moves the focus to the conflict or to the first field with a problem. */
export function useFirstProblem(description: FormDescription) {
  useEffect(() => {
    if (description.conflict) {
      document.getElementById(conflictId)?.focus()
      return
    }
    const fields = withProblems(description).flatMap((section) => section.fields)
    const first = fields.find((field) => field.problem !== undefined)
    if (first) document.getElementById(fieldId(first.name))?.focus()
  }, [description])
}
