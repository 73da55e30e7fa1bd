import { useEffect } from 'react'
import { fieldId } from '../field/control.tsx'
import { conflictId } from './conflict/conflict.tsx'
import type { FormDescription } from '../form-description.ts'
import { withProblems } from './problems.ts'

/** When a form comes back, the cursor is where something is to be chosen, or in the first field that is to be corrected. */
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
